//! What Kingdom Builder says. The wording is in the `.ftl` files beside this file.

use super::names::kind_name;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{Ground, LocationKind, Terrain, Tile};
use crate::games::ui::{Arg, Phrase};
use crate::messages;

/// Sentences select by the terrain.
impl From<Terrain> for Arg {
    fn from(terrain: Terrain) -> Arg {
        terrain.name().into()
    }
}

/// Sentences select by the ground.
impl From<Ground> for Arg {
    fn from(ground: Ground) -> Arg {
        match ground {
            Ground::Terrain(terrain) => terrain.name(),
            Ground::Water => "water",
            Ground::Mountain => "mountain",
            Ground::Castle => "castle",
            Ground::Location(_) => "location",
        }
        .into()
    }
}

/// Locations are called by their names.
impl From<LocationKind> for Arg {
    fn from(kind: LocationKind) -> Arg {
        Phrase::from(kind_name(kind)).into()
    }
}

/// Sentences select by how a tile stands.
impl From<Tile> for Arg {
    fn from(tile: Tile) -> Arg {
        match tile {
            Tile::Used => "used",
            Tile::Fresh => "new",
            _ => "ready",
        }
        .into()
    }
}

messages! {
    /// What Kingdom Builder says.
    pub enum Message in "kingdom-builder" {
        Name,
        Board,
        Gold,
        Begins,
        TerrainName { terrain: Terrain },
        // The locations, and what their tiles do.
        Oracle,
        Farm,
        Oasis,
        Tower,
        Tavern,
        Barn,
        Harbor,
        Paddock,
        DoesOracle,
        DoesFarm,
        DoesOasis,
        DoesTower,
        DoesTavern,
        DoesBarn,
        DoesHarbor,
        DoesPaddock,
        // What earns gold: in a word, in a sentence, in a few words.
        Fishermen,
        Merchants,
        Discoverers,
        Hermits,
        Citizens,
        Miners,
        Workers,
        Knights,
        Lords,
        Farmers,
        Castles,
        PaysFishermen,
        PaysMerchants,
        PaysDiscoverers,
        PaysHermits,
        PaysCitizens,
        PaysMiners,
        PaysWorkers,
        PaysKnights,
        PaysLords,
        PaysFarmers,
        PaysCastles,
        BriefFishermen,
        BriefMerchants,
        BriefDiscoverers,
        BriefHermits,
        BriefCitizens,
        BriefMiners,
        BriefWorkers,
        BriefKnights,
        BriefLords,
        BriefFarmers,
        BriefCastles,
        // Around the board.
        CardHead,
        CardNone,
        BuiltOf { n: u8, all: u8 },
        DrawPile,
        DiscardPile,
        DiscardLabel { n: u8, grass: u8, flowers: u8, forest: u8, canyon: u8, desert: u8 },
        Scoring,
        GoldNow,
        CountIt,
        CountStop,
        Counts { who: Seat, n: u32, card: Phrase },
        Locations,
        OneUse,
        TilesHead,
        NoTiles,
        EndTurn,
        ToBuild { n: u8 },
        BackToScores,
        TileState { state: Tile },
        TileLabel { kind: LocationKind, state: Tile },
        LeftWord,
        LeftLabel { n: u32 },
        NextCard { terrain: Terrain },
        NextHold,
        ZoomIn,
        ZoomOut,
        ZoomAll,
        NextHex,
        // Hexes.
        Hex { ground: Ground, row: usize, column: usize },
        HexLocation { kind: LocationKind, n: usize, row: usize, column: usize },
        HexSettled { ground: Ground, row: usize, column: usize, who: Seat },
        // What to do.
        Build { terrain: Terrain, n: u8, all: u8 },
        BuildFree { terrain: Terrain, n: u8, all: u8 },
        BuildFirst { terrain: Terrain, n: u8, all: u8 },
        TileList { first: LocationKind, rest: Phrase },
        MayFirst { what: Phrase, tiles: Phrase },
        Done,
        DoneTiles { tiles: Phrase },
        ChooseMove { kind: LocationKind },
        ChooseTo { kind: LocationKind },
        DrawsNext,
        Over,
        LastRound { what: Phrase },
        // Why something cannot be done.
        NotNow,
        Taken { who: Seat },
        NoBuilding { ground: Ground },
        NoBuildingLocation,
        NotTerrain { terrain: Terrain, ground: Terrain },
        NotBeside,
        AllBuilt,
        NotTarget { kind: LocationKind, does: Phrase },
        TileNone { kind: LocationKind },
        TileIsUsed { kind: LocationKind },
        TileIsNew { kind: LocationKind },
        TileBetween,
        TileNoSupply,
        TileUseless { kind: LocationKind },
        EndFirst { n: u8 },
        // What the hex under the pointer leads to.
        ForeHere,
        ForeMove,
        ForeLift,
        ForeGold { what: Phrase, n: u32 },
        ForeLess { what: Phrase, n: u32 },
        ForeTakes { what: Phrase, kind: LocationKind },
        ForeLoses { what: Phrase, kind: LocationKind },
        // What was played.
        Settles { who: Seat, ground: Ground, row: usize, column: usize },
        Extra { who: Seat, ground: Ground, row: usize, column: usize, kind: LocationKind },
        Shifts {
            who: Seat,
            ground: Ground,
            row: usize,
            column: usize,
            to_ground: Ground,
            to_row: usize,
            to_column: usize,
            kind: LocationKind,
        },
        Ends { who: Seat },
        Draws { who: Seat, terrain: Terrain },
        DrawsHidden { who: Seat },
        MomentTile { who: Seat, kind: LocationKind },
        MomentLost { who: Seat, kind: LocationKind },
        MomentLast { who: Seat },
        Ending { who: Seat },
        EndingNone,
        // What speaks for a move.
        WhyOnly,
        WhyTakes { kind: LocationKind },
        WhyEarns { n: u32 },
        WhyCosts { who: Seat, n: u32 },
        WhyOpens,
        WhyKeeps,
        WhyHastens,
        WhyPrepares,
        WhyRests,
        // The position as text.
        TextSeat { n: u8, left: u32, gold: u32 },
        TextSeatTiles { n: u8, left: u32, gold: u32, tiles: Phrase },
        TextCard { terrain: Terrain },
    }
}
