//! One value of every variant. A new variant is a compile error here until it has a sample.

use crate::Reason;
use magnumsal_rules::{
    Building, DrawError, Due, EditionProblem, Game, Illegal, Kind, Level, Move, NotationError,
    Origin, Phase, Pile, PositionError, Post, Rule, RuleSet, Salt, Seat, SetupError, Source, Space,
    Tool,
};

macro_rules! samples {
    ($name:ident, $enum:ident { $($variant:ident $({ $($field:tt: $value:expr),* })?),* $(,)? }) => {
        pub(super) fn $name() -> Vec<$enum> {
            // Without a wildcard, so that the compiler asks for every variant.
            let demand = |value: &$enum| match value { $($enum::$variant { .. } => ()),* };
            let samples = vec![$($enum::$variant { $($($field: $value),*)? }),*];
            samples.iter().for_each(demand);
            samples
        }
    };
}

pub(super) fn space(name: &str) -> Space {
    Space::parse(name).unwrap()
}

fn at(name: &str) -> Source {
    Source::miner(Origin::Mine(space(name)))
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

samples!(refusals, Illegal {
    GameOver,
    AnotherDecision { due: Due::Toll },
    NotAsked { due: Due::Dig },
    NoActionLeft,
    ActionsLeft { left: 2 },
    NeedsMuria { rule: Rule::W1 },
    VisitedAlready { building: Building::Foremen },
    NoSuchSpace { space: space("6L3"), rule: Rule::G2 },
    NotAChamber { space: space("4C"), rule: Rule::E1 },
    NoPiece { source: Source::foreman(Origin::Post(Post::Market)), rule: Rule::P1 },
    Tired { source: at("2R1"), rule: Rule::P1 },
    BreaksChain { space: space("2L1"), cut_off: vec![space("2L2"), space("2L3")] },
    OutOfReach { space: space("4C") },
    SameSpace { space: space("2C") },
    NoTool { tool: Tool::Mill, ready: 0, wanted: 1 },
    RopeNotNow,
    BoilNotNow,
    RecallNotNow,
    NotRevealed { space: space("2L1"), rule: Rule::E1 },
    CutOff { space: space("2L2") },
    NobodyStanding { space: space("2L2"), rule: Rule::B4 },
    NothingBelow { space: space("6R1") },
    NoCubes,
    SaltNotThere { space: space("2L2"), kind: Kind::Brown, there: 1, wanted: 3 },
    CrewNotThere { space: space("2L2"), there: 1, wanted: 2 },
    ForemanNotThere { space: space("2L2") },
    NoCrew,
    TooWeak { strength: 2, need: 4, water: 2 },
    TooStrong { strength: 4, need: 3 },
    EveryoneDigs { miners: 3, foreman: true, pickaxes: 1 },
    TollTooDear { price: 6, purse: 4 },
    NoWay { space: space("2C") },
    NotOnRoute { space: space("2R1") },
    OwesNothing { space: space("2C") },
    NotFollowing { first: space("4C"), second: space("2C") },
    CartBelow { space: space("4C"), last: space("3C") },
    OtherToll { space: space("1C"), asked: space("2C") },
    NoPayee { seat: seat(1), space: space("2C") },
    WrongToll { paid: 2, owed: 3, space: space("2C") },
    PostTaken { post: Post::Entrance, seat: seat(2) },
    EntranceNeedsTwo,
    TooPoor { price: 5, purse: 1, rule: Rule::B2 },
    InnClosed,
    AllHired,
    NoToolThere { slot: 3 },
    WaterNotThere { space: space("2L2"), there: 1, wanted: 2, rule: Rule::B4 },
    BrineNotTraded,
    ColumnFull { kind: Kind::White },
    ColumnEmpty { kind: Kind::White },
    NoSalt { kind: Kind::Green, rule: Rule::B5 },
    SameCube { kind: Kind::Green },
    NoOrder { slot: 4 },
    OrderTooMuch { slot: 2, kind: Kind::Brine, there: 0, wanted: 2 },
    MustDeliver { slot: 1 },
    MustForfeitSalt { purse: 2 },
    RecallCount { wanted: 3 },
    NotSent { miners: 1, foreman: false },
    BrineNotThere { there: 1, wanted: 2 },
    NoShaftTile,
    NoMarker,
    DeepestLevel { space: space("6R1") },
    HasShaft { space: space("2R2") },
    NextToShaft { space: space("2R2"), shaft: space("3R3") },
    ShaftInColumn { space: space("2R2"), shaft: space("5R2") },
    NoTileBelow { level: Level::II },
    NotBeside { space: space("2R2"), to: space("2R4") },
    BucketIntoUnrevealed { space: space("2R4") },
    NobodyTired { space: space("2R2"), there: 1, wanted: 2 },
    ForemanNotTired { space: space("2R2") },
    WrongOrder { rule: Rule::U5 },
    NothingForBrine,
    TooLittleBrine { kind: Kind::Green, price: 4, there: 3 },
});

samples!(notations, NotationError {
    UnknownVerb { found: "fly".to_owned(), verbs: &["pass"] },
    WrongBlanks,
    WrongForm { form: "place SOURCE SPACE" },
    WrongWord { found: "9".to_owned(), form: "buy 1…3" },
    NoSpace { found: "9Z".to_owned() },
    NoSource { found: "suply".to_owned() },
    NoSalt { found: "gb".to_owned() },
    BrokenRoute { found: "2L2-1C".to_owned() },
    WrongOrder { form: "feed SPACE | feed SPACE SPACE | feed SPACE!" },
});

samples!(editions, EditionProblem {
    Syntax { message: "expected `=`".to_owned() },
    UnknownEdition { found: "deluxe".to_owned() },
    Count { key: "tiles.I".to_owned(), expected: 8, found: 7 },
    BadTile { found: "xyz/1".to_owned() },
    BadOrder { found: "bb".to_owned() },
    NotAscending { key: "inn.prices".to_owned() },
    OutOfRange { key: "inn.prices".to_owned(), least: 1, most: 100, found: 0 },
    SameSort { edition: "base" },
    BadTool { found: "spoon".to_owned() },
});

samples!(setups, SetupError {
    Players { found: 6, most: 5 },
    StackSize { place: "setup.tools".to_owned(), expected: 21, found: 20 },
    NotInBox { place: "setup.tools[3]".to_owned(), found: "spoon".to_owned() },
    ToolChoice,
    Setting { key: "round_limit", allowed: "1–255".into() },
});

samples!(positions, PositionError {
    NobodyOnTurn,
    WrongResult,
    TurnBegun { place: "state.visited".to_owned() },
    NoSuchSeat { place: "seat".to_owned(), seat: seat(4) },
    OutOfRange { place: "round".to_owned(), found: 0, least: 1, most: 60 },
    ListLength { place: "state.mine.1C.tired".to_owned(), expected: 3, found: 2 },
    Missing { place: "state.shafts".to_owned() },
    Unexpected { place: "state.shafts".to_owned() },
    MinerCount { seat: seat(1), owned: 4, found: 5 },
    ForemanCount { seat: seat(1), found: 2 },
    PostHolders { post: Post::Entrance },
    NoSuchSpace { space: space("2L5") },
    SpaceNotListed { space: space("2C") },
    NoWayOut { space: space("4L3") },
    WrongSort { space: space("2L1") },
    WrongMarker { space: space("2C") },
    MarkerCount { seat: seat(0), said: 1, found: 0 },
    ShaftCount { expected: 1, found: 2 },
    TooManyTiles { level: Level::II, most: 8, found: 9 },
    NotEntered { space: space("2L1") },
    TiredInShaft { space: space("1C") },
    NoTileFor { space: space("2L1") },
    TooMuchWater { level: Level::I, most: 9, found: 10 },
    WrongSalt { place: "state.mine.2L1.salt".to_owned(), kind: Kind::Brine },
    CardCount { place: "state.castle".to_owned(), expected: 8, found: 9 },
    EmptyPlace { place: "state.castle.orders[0]".to_owned() },
    NotInBox { place: "stacks.tools[3]".to_owned(), found: "mill".to_owned() },
    HalfMade { place: "turn.haul".to_owned() },
    Setup { 0: SetupError::ToolChoice },
});

/// Samples that have sentences of their own: those of a set-up are said as such.
pub(super) fn own_positions() -> Vec<PositionError> {
    let mut all = positions();
    all.retain(|error| !matches!(error, PositionError::Setup(_)));
    all
}

samples!(draws, DrawError {
    DrawCount { expected: 1, found: 0 },
    WrongPile { index: 0, found: "rope".to_owned(), pile: Pile::Orders(Phase::I) },
    NotLeft { index: 0, found: "rope".to_owned() },
    StacksKnown,
});

samples!(buildings, Building { Inn, Workshop, Pump, Market, Square, Castle, Saltworks, Foremen });

samples!(dues, Due { Delivery, Route, Cart, Toll, Dig });

samples!(reasons, Reason {
    OnlyMove,
    Order { price: 15 },
    Short { price: 15, missing: Salt::new([1, 0, 1, 0]) },
    Ready { price: 15 },
    Unready { price: 15, missing: Salt::new([0, 1, 0, 0]) },
    NoOrder,
    Rival { seat: seat(1), price: 15 },
    Taken { seat: seat(1), price: 15 },
    Kept { price: 9 },
    BestPaid,
    LastOrder { game: false },
    Stuck { seats: vec![seat(1), seat(2)] },
    Dig { space: space("2L1"), before: 0, after: 2, next_turn: true },
    Strength { space: space("2L1"), strength: 1, need: 3 },
    Reach { spaces: vec![space("2L1"), space("2R1")] },
    Salable { price: 4 },
    Unseen { tiles: 6, least: 2, most: 3, wet: 4 },
    Denies { seat: seat(1), space: space("2L1"), before: 2, after: 0 },
    Tolls { paid: vec![(seat(1), 2), (seat(2), 1)] },
    TollsOpen,
    Saves { amount: 2 },
    Income { seat: seat(1), space: space("2L1"), before: 0, after: 1 },
    Carrying { space: space("2L1"), before: 2, after: 1 },
    Poorest { seat: seat(1) },
    Tool { tool: Tool::Rope },
    UsesTool { tool: Tool::Rope },
    ToolWorth { before: 2, after: 6 },
    NoSupply,
    DearerMiner { price: 7 },
    LastMiner,
    MostMiners,
    FewerMiners { seat: seat(1), miners: 7 },
    Held,
    Square,
    Cash { coins: 12 },
    Sale { amount: 2 },
    Unneeded { kind: Kind::Green },
    Undercut { seat: seat(1), kind: Kind::Green, before: 6, after: 5 },
    Wages { post: Post::Market, count: 3 },
    GivesUp { post: Post::Market },
    Rest { pieces: 2 },
    Brine { brine: 3, pieces: 1 },
    Next {
        game: Box::new(Game::from_seed(RuleSet::default(), 2, 1368).unwrap()),
        mv: Move::Hire,
        new: true,
        order: Some(15)
    },
    Lacking { amount: Some(2) },
    NextBest { reasons: vec![Reason::TollsOpen] },
    Ahead { amount: 2, alone: true },
    Behind { amount: 2 },
    Safer { points: 3 },
    Riskier { points: 1 },
    Richer { amount: 2 },
    Same,
    Even { best: true },
    Unrivalled,
});

/// Reasons whose words depend on their facts, in their other forms.
pub(super) fn other_reasons() -> Vec<Reason> {
    let kinds = Kind::ALL.into_iter().flat_map(|kind| {
        let missing = Salt::one(kind);
        [Reason::Unneeded { kind }, Reason::Short { price: 1, missing }]
    });
    let posts = Post::ALL
        .into_iter()
        .flat_map(|post| [Reason::Wages { post, count: 1 }, Reason::GivesUp { post }]);
    let tools = Tool::ALL.into_iter().map(|tool| Reason::Tool { tool });
    let game = Box::new(Game::from_seed(RuleSet::default(), 2, 1368).unwrap());
    let others = [
        Reason::LastOrder { game: true },
        Reason::Dig { space: space("2L1"), before: 0, after: 1, next_turn: false },
        Reason::Unseen { tiles: 1, least: 2, most: 2, wet: 0 },
        Reason::Denies { seat: seat(1), space: space("2L1"), before: 2, after: 1 },
        Reason::Rest { pieces: 1 },
        Reason::Brine { brine: 0, pieces: 0 },
        Reason::Next { game, mv: Move::Hire, new: false, order: None },
        Reason::Lacking { amount: None },
        Reason::Ahead { amount: 1, alone: false },
        Reason::Riskier { points: 4 },
        Reason::Even { best: false },
    ];
    kinds.chain(posts).chain(tools).chain(others).collect()
}
