//! A table of Magnum Sal as data: who sits where, what was done, what may be done, and what of it
//! is public. Nothing here waits, asks for the time, makes random numbers or sends anything: time and
//! random bytes are parameters, so a server and a browser can both use it.
//!
//! | module | subject |
//! | --- | --- |
//! | [`spec`], [`start`], [`head`], [`id`] | what a table is made with, and what it is called |
//! | [`entry`], [`table`], [`stage`], [`clock`](mod@clock) | the journal, and the state that follows from it |
//! | [`command`], [`mod@decide`], [`address`], [`notices`] | what may be entered into it |
//! | [`step`] | how one more line changes a table |
//! | [`forget`] | removing a player's names and words |
//! | [`stored`] | a table from the texts of a store |
//! | [`vote`] | what happens to a game that is stuck, and who becomes the next host |
//! | [`timer`] | what happens next by itself, and when |
//! | [`trial`] | what would happen if some moves were made |
//! | [`replay`] | games ply by ply |
//! | [`boards`] | the small boards of the rules, for a page |
//! | [`seal`], [`key`] | the proof of a fair deal; the keys to seats |
//! | [`name`], [`words`], `letters` | names of players and tables; words that are not allowed; what a letter is |
//! | [`room`] | how much of what a journal holds |
//! | [`request`], [`socket`] | what clients send over HTTP, and what is said on sockets |
//! | [`answer`], [`wire`], [`refusal`], [`bulletin`], [`close`] | what clients get |
//! | [`version`] | numbers of what is stored and said |
//!
//! What somebody asks for is decided by [`table::Table::decide`]: the answer is a [`step::Step`], the
//! next line of the journal with everything that it changes. The owner of the journal stores the line,
//! and then takes the step with [`table::Table::apply`].

pub mod address;
pub mod answer;
pub mod boards;
pub mod bulletin;
pub mod clock;
pub mod close;
#[cfg(feature = "schema")]
mod codes;
pub mod command;
pub mod decide;
pub mod entry;
pub mod forget;
pub mod head;
pub mod id;
pub mod key;
mod letters;
pub mod name;
pub mod notices;
pub mod refusal;
pub mod replay;
pub mod request;
pub mod room;
pub mod seal;
pub mod socket;
pub mod spec;
pub mod stage;
pub mod start;
pub mod step;
pub mod stored;
pub mod table;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod timer;
pub mod trial;
pub mod version;
pub mod vote;
pub mod wire;
pub mod words;
