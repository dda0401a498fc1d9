//! Where everything stands in an observation.

use magnumsal_rules::{Building, MAX_ORDERS, MAX_SEATS, MAX_TILES, Post, SLOTS, Tool};
use std::ops::Range;

/// The version of the layout. A byte means the same for ever within one.
pub const OBSERVATION_VERSION: u32 = 1;

/// A named part of an observation: an array of bytes, its last index running fastest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// Where it begins.
    pub offset: usize,
    /// The length of each of its dimensions; none for a single byte.
    pub shape: &'static [usize],
    /// What it is.
    pub about: &'static str,
}

impl Part {
    /// How many bytes it has.
    #[allow(clippy::len_without_is_empty, reason = "no part is empty")]
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Where its bytes are.
    pub fn range(&self) -> Range<usize> {
        self.offset..self.offset + self.len()
    }
}

/// How many bytes a shape takes.
const fn size(shape: &[usize]) -> usize {
    let mut size = 1;
    let mut dimension = 0;
    while dimension < shape.len() {
        size *= shape[dimension];
        dimension += 1;
    }
    size
}

/// Declares the parts in their order: what the code calls each, its name, shape and meaning.
macro_rules! parts {
    ($($id:ident $name:literal [$($dimension:expr),*] $about:literal)+) => {
        /// The parts as the code calls them.
        #[derive(Clone, Copy)]
        pub(super) enum At { $($id),+ }

        const COUNT: usize = [$($name),+].len();
        const SHAPES: [&[usize]; COUNT] = [$(&[$($dimension),*]),+];

        static PARTS: [Part; COUNT] = [$(Part {
            name: $name,
            offset: OFFSETS[At::$id as usize],
            shape: SHAPES[At::$id as usize],
            about: $about,
        }),+];
    };
}

/// Where each part begins, and after the last one where it ends.
const OFFSETS: [usize; COUNT + 1] = {
    let mut offsets = [0; COUNT + 1];
    let mut part = 0;
    while part < COUNT {
        offsets[part + 1] = offsets[part] + size(SHAPES[part]);
        part += 1;
    }
    offsets
};

/// How many bytes an observation has.
pub const OBSERVATION_LENGTH: usize = OFFSETS[COUNT];

impl At {
    /// Where the part begins.
    pub(super) const fn offset(self) -> usize {
        OFFSETS[self as usize]
    }
}

const SEATS: usize = MAX_SEATS;
const TOOLS: usize = Tool::ALL.len();

parts! {
    SpaceKind "space_kind" [SLOTS] "0 no space yet, 1 a section of a shaft, 2 a chamber"
    Depth "depth" [SLOTS] "its depth, from 1; 0 for no space"
    Column "column" [SLOTS] "its column: 32 in the centre, less on the left; 0 for no space"
    Revealed "revealed" [SLOTS] "1 for a chamber that somebody has entered (P3)"
    Linked "linked" [SLOTS] "1 where a path of occupied spaces leads to `1C` (C)"
    Salt "salt" [SLOTS, 3] "brown, green and white cubes in it"
    Water "water" [SLOTS] "water in it"
    Printed "printed" [SLOTS, 4] "brown, green, white and water printed on a tile that lies face up and that nobody has entered (V1)"
    Standing "standing" [SLOTS, SEATS] "standing miners of each player"
    Tired "tired" [SLOTS, SEATS] "tired miners of each player"
    Foremen "foremen" [SLOTS, SEATS] "each player's foreman: 1 standing, 2 tired"
    Markers "markers" [SLOTS, SEATS] "1 where a player has built the shaft (M6)"
    Asked "asked" [SLOTS] "1 for the chamber that salt is carried up from (E4), or beside which the last tile is to be laid (M2)"
    Way "way" [SLOTS] "the space's place on the way up, from 1; 0 if it is not on it, and while the way is asked for"
    Owed "owed" [SLOTS] "the toll that is owed there (E5), carts taken into account"
    Carts "carts" [SLOTS] "carts laid that begin there (E6)"
    Present "present" [SEATS] "1 for every player there is"
    Coins "coins" [SEATS] "groszy; 255 for more"
    Worth "worth" [SEATS] "what the player is worth as it stands (T7); 255 for more"
    Held "held" [SEATS, 4] "brown, green, white and brine cubes owned"
    Supply "supply" [SEATS] "miners in the supply"
    Miners "miners" [SEATS] "miners owned, wherever they are"
    ForemanPlace "foreman_at" [SEATS] "the foreman: 0 none, 1 in the supply, 2 in the mine, 3 on a post, 4 in the far circle, 5 in the near circle, 6 arrived, 7 in the saltworks"
    OrdersDone "orders_done" [SEATS] "orders completed"
    Near "near" [SEATS] "pieces in the castle's near circle (K2)"
    Far "far" [SEATS] "pieces in the castle's far circle (K2)"
    Boiling "boiling" [SEATS] "pieces in the saltworks (W1)"
    Ready "ready" [SEATS, TOOLS] "unused tools by kind: rope, pickaxe, bucket, cart, food, commercial, royal, saltworks, mill"
    Used "used" [SEATS, TOOLS] "used tools by kind"
    ToMove "to_move" [SEATS] "1 for the player who decides"
    StartPlayer "start_player" [SEATS] "1 for the start player of the phase (T6)"
    Posts "posts" [Post::ALL.len(), SEATS] "who holds the posts castle, workshop, pump, market, saltworks, entrance (A1): 1 miners, 2 a foreman"
    OrderSalt "order_salt" [4, 4] "brown, green, white and brine cubes that each open order wants"
    OrderPrice "order_price" [4] "what each open order pays; 0 for an empty slot"
    OrdersLeft "orders_left" [] "orders in the phase's stack"
    Completed "completed" [] "orders completed in this phase, by anyone"
    Threshold "threshold" [] "completed orders that end the phase (T5)"
    MarketCubes "market_cubes" [3] "brown, green and white cubes on the market"
    BuyPrice "buy_price" [3] "what a cube costs there; 0 if there is none"
    SellPrice "sell_price" [3] "what a cube brings there; 0 if there is no room"
    HiringPrice "hiring_price" [] "what a miner costs at the inn; 0 once it is closed"
    Workshop "workshop" [3, TOOLS] "1 for the kind of tool in each slot"
    ToolPrice "tool_price" [3] "what a tool in each slot costs"
    ToolsLeft "tools_left" [] "tools in the phase's stack"
    Brine "brine" [] "brine in the saltworks (W)"
    ShaftTiles "shaft_tiles" [] "shafts that may still be built (M3)"
    UnseenTiles "unseen_tiles" [3, MAX_TILES] "tiles that nobody has seen, by level and place in the box's list; equal tiles count in the place of the first"
    UnseenOrders "unseen_orders" [3, MAX_ORDERS] "orders that nobody has seen, by phase and place in the box's list; nothing in phases that are over"
    UnseenTools "unseen_tools" [TOOLS] "tool cards that nobody has seen, by kind"
    Phase "phase" [3] "1 for the phase"
    Round "round" [] "the round, from 1"
    RoundLimit "round_limit" [] "the round after which a phase ends in any case (T8)"
    Actions "actions" [] "actions left in the turn"
    Worked "worked" [] "1 if an action of the turn was used for anything but passing (T4)"
    Visited "visited" [Building::ALL.len()] "1 for the buildings visited in the turn: inn, workshop, pump, market, square, castle, saltworks, foremen"
    Due "due" [5] "1 for what must be answered: a delivery, a way up, a cart, a toll, the side of a tile; nothing while an action or the end of the turn is to be chosen"
    OpenAction "open_action" [3] "1 for what may go on: `rope`, `boil+` and `recall`, `recall` alone"
    Arrived "arrived" [] "pieces of the player who decides that have arrived at the castle and are not settled (T2)"
    Hauled "hauled" [] "cubes on their way up"
    Paid "paid" [] "spaces of the way up whose toll is paid"
    Over "over" [] "1 once the game is over"
    Players "players" [] "how many players there are"
    Muria "muria" [] "1 with the expansion"
    Mapped "mapped" [] "1 with a mapped mine (V1)"
    CartCapacity "cart_capacity" [] "cubes that a cart takes (E6); 0 for any number"
    BucketIntoUnrevealed "bucket_into_unrevealed" [] "1 if a bucket may be emptied into a chamber nobody has entered (U3)"
    FatigueAll "fatigue_all" [] "1 if digging tires every own piece in the chamber (E3)"
    PumpWithTired "pump_with_tired" [] "1 if tired pieces serve the pump (B4)"
}

/// The layout of observations.
#[derive(Clone, Copy, Debug)]
pub struct Layout;

impl Layout {
    /// All parts, one after another.
    pub fn parts() -> &'static [Part] {
        &PARTS
    }

    /// The part of this name.
    pub fn part(name: &str) -> Option<&'static Part> {
        PARTS.iter().find(|part| part.name == name)
    }
}
