// What goes over the wire, as docs/protocol.md describes it. Written by `cargo xtask types` from
// docs/openapi.json, which is made from the server's own types: change those, not this file.

export interface paths {
    "/api/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The values of the components, for pages without a table: prices, thresholds, sizes of stacks. */
        get: operations["open_box"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tiles and orders of the server's edition, for the pages that explain the game. */
        get: operations["edition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/allow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets this server send to an address again, with the token that has ended everything. */
        post: operations["allow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an address for notices with the token that was sent there. To do it again changes nothing. */
        post: operations["confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends notices with the token of one: those of its table, or everything from this server to the
         *     address. To do it again changes nothing.
         */
        post: operations["end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists public tables, the newest first. */
        get: operations["lobby"];
        put?: never;
        /** Makes a table and deals its game. */
        post: operations["create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a table that shows a record. */
        post: operations["import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the tables that one has keys for; others are left out. */
        post: operations["mine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a table and its position to anybody who knows the table's identifier. */
        get: operations["show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carries out a command, as on a socket: a move, undo, redo, chat and so on. */
        post: operations["command"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a table where a finished game goes on from a ply; it is marked as a fork. */
        post: operations["fork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The best moves for the player whose turn it is, with reasons in the language of `Accept-Language`.
         *     Each answer counts as one of the hints that the table allows.
         */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new invitation to an open seat; the old one is void. For the host. */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an open seat. */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells which notices this server sends, and which your seats have asked for. */
        get: operations["state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The position of a game as a record that begins with this turn, as in docs/notation.md. It tells
         *     nothing that is hidden: its stacks are unknown.
         */
        get: operations["position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a game that is over, as in docs/notation.md. */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goes through a game as far as it is played: what everybody saw at each ply. */
        get: operations["replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a message or a player to the operator of the server. Nobody else hears of it. */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a bot thinks of every decision of a finished game, in the language of `Accept-Language`. */
        get: operations["review"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/sealed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record with its seal, for `magnumsal verify`. */
        get: operations["sealed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opens a socket to a table. */
        get: operations["socket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells what moves would do, or why they cannot be made, without making them. Anybody may ask. */
        post: operations["try_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells which program this is, which version of the protocol it speaks, and what its operator tells
         *     everybody.
         */
        get: operations["version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Why a bot sits in.
         *
         *     - `left`: The player has left.
         *     - `time`: The player's time is up.
         *     - `removed`: The host has sent the player away.
         *     - `gone`: The player was gone for too long, and the others did not want to wait.
         * @enum {string}
         */
        Absence: "left" | "time" | "removed" | "gone";
        /** @description That a command was carried out. */
        Accepted: {
            /**
             * Format: uint32
             * @description The journal's last line.
             */
            number: number;
            /**
             * Format: uint
             * @description Moves in the game.
             */
            ply: number;
        };
        /** @description Where a player's notices go. */
        Address: {
            /** @constant */
            kind: "webhook";
            /** @description Where it is sent to. */
            url: string;
        } | {
            /** @constant */
            kind: "ntfy";
            /** @description The topic. */
            topic: string;
        } | {
            /** @description The mail address. */
            address: string;
            /** @constant */
            kind: "email";
        };
        /** @description A move with what it is expected to lead to, and why in words. */
        Advice: {
            /**
             * Format: double
             * @description The chance to win of the player who moves, between 0 and 1.
             */
            chance: number;
            /**
             * Format: double
             * @description The standard error of the chance.
             */
            chance_error: number;
            /** @description How it compares with the best of the moves. */
            comparison: components["schemas"]["Comparison"];
            /** @description What it does: a sentence without its subject and full stop. */
            deed: string;
            /** @description The move and how play is expected to go on. */
            line: components["schemas"]["Move"][];
            /** @description The money each seat is expected to have in the end. */
            money: number[];
            /**
             * Format: double
             * @description The standard error of the mover's money.
             */
            money_error: number;
            /** @description The move. */
            move: components["schemas"]["Move"];
            /**
             * @description Why: what it makes possible, costs and denies, and how it compares with the others; without
             *     a full stop.
             */
            reason: string;
            /**
             * Format: uint64
             * @description How often a search went through the move; 0 where nothing was searched.
             */
            visits: number;
        };
        /** @description Pieces of one player that have arrived at the castle. */
        ArrivedState: {
            /** @description Whether the foreman too. */
            foreman: boolean;
            /**
             * Format: uint8
             * @description Miners.
             */
            miners: number;
        };
        /** @description A question to all players. */
        AskView: {
            /**
             * Format: uint
             * @description The moves that would be kept.
             */
            ply: number;
            /** @description Who asks. */
            seat: components["schemas"]["Seat"];
            /** @description Who has not answered yet. */
            waiting: components["schemas"]["Seat"][];
        };
        /**
         * @description What a player's result is made of, in whole groszy: what was expected at first, draws, decisions
         *     and the rest add up to the money.
         */
        Balance: {
            /**
             * Format: int32
             * @description The costs of all own decisions, as a loss.
             */
            decisions: number;
            /**
             * Format: int32
             * @description What was turned up has brought this amount, by the bot's estimate: the sum of all draws.
             */
            draws: number;
            /**
             * Format: int32
             * @description What the bot expected the player to have in the end when the record begins.
             */
            expected: number;
            /**
             * Format: int32
             * @description The worth (T7) at the end of the record.
             */
            money: number;
            /**
             * Format: int32
             * @description What is left: what the others did, and what the bot did not foresee.
             */
            rest: number;
            /** @description The player. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: uint32
             * @description Tolls paid to other players (E5).
             */
            tolls_paid: number;
            /**
             * Format: uint32
             * @description Tolls received (E5): coins that are part of the money.
             */
            tolls_received: number;
        };
        /** @description A mark on a board. */
        BoardMark: {
            /** @description What it says. */
            kind: components["schemas"]["BoardMarkKind"];
            /** @description A short note beside it, such as the toll of a space. */
            note?: string;
        };
        /**
         * @description What a mark says.
         *
         *     - `can`: It can be chosen now.
         *     - `chosen`: It is chosen.
         *     - `goal`: What is chosen can go there.
         *     - `cannot`: It cannot be chosen.
         *     - `way`: Salt goes up through it.
         * @enum {string}
         */
        BoardMarkKind: "can" | "chosen" | "goal" | "cannot" | "way";
        /**
         * @description Which bot plays: `apprentice`, `master`, `master:2s`, `master:400`. All programs, journals and
         *     messages name bots by this text, and it is read nowhere but here.
         */
        BotSpec: string;
        /** @description What a table with a number of players shows before anybody moves. */
        Box: {
            /** @description Actions of a turn in a phase's first round, and in every later one (T1). */
            actions: [
                number,
                number
            ];
            /** @description Brine for one cube (W5); with Muria. */
            brine: {
                /** Format: uint8 */
                b: number;
                /** Format: uint8 */
                g: number;
                /** Format: uint8 */
                w: number;
            } | null;
            /** @description The buildings of the town. */
            buildings: components["schemas"]["Building"][];
            /** @description The expansion in play. */
            expansion: components["schemas"]["Expansion"];
            /** @description Prices along the inn's track (B2). */
            inn: number[];
            /**
             * Format: uint8
             * @description The space of the inn's marker when a phase begins, counted from 0 (S7).
             */
            inn_first: number;
            /** @description Prices of the market's columns, cheapest first (B5). */
            market: {
                b: number[];
                g: number[];
                w: number[];
            };
            /**
             * Format: uint8
             * @description Miners of a colour (G5).
             */
            miners: number;
            /**
             * Format: uint8
             * @description Orders that lie open.
             */
            order_slots: number;
            /** @description Orders in each phase's stack, and how many of them are turned up (S7). */
            orders: [
                number,
                number,
                number
            ];
            /**
             * Format: uint8
             * @description K4: the penalty at the castle.
             */
            penalty: number;
            /**
             * Format: uint8
             * @description The number of players.
             */
            players: number;
            /** @description Where the values come from. */
            provenance: components["schemas"]["Sources"];
            /** @description What each further water costs at the pump house (B4), for as much as a chamber can hold. */
            pump: number[];
            /**
             * Format: uint8
             * @description Rounds that end a phase (T8).
             */
            round_limit: number;
            /**
             * Format: uint8
             * @description What a cube, or a pair of brine, is worth at the end (T7).
             */
            salt_value: number;
            /** @description Shafts (M3, S7); with Muria. */
            shafts: components["schemas"]["ShaftValues"] | null;
            /**
             * Format: uint8
             * @description What the town square pays (B7).
             */
            square: number;
            /** @description Completed orders that end each phase (T5). */
            thresholds: [
                number,
                number,
                number
            ];
            /** @description Chamber tiles of each level. */
            tiles: [
                number,
                number,
                number
            ];
            /**
             * Format: uint8
             * @description Cards of each kind.
             */
            tool_cards: number;
            /**
             * Format: uint8
             * @description Kinds of tools in play, and cards of each (S6).
             */
            tool_kinds: number;
            /** @description What tools are worth at the end, by their number, from none on (T7). */
            tool_values: number[];
            /** @description Kinds of tools in the box; `Unseen` says which of them are in play (S6). */
            tools: components["schemas"]["Tool"][];
            /**
             * Format: uint8
             * @description Tools in each phase's stack (S7).
             */
            tools_a_phase: number;
            /**
             * Format: uint8
             * @description The most trades of a visit to the market (B5).
             */
            trades: number;
            /** @description Prices of the workshop's places (B3). */
            workshop: number[];
        };
        /** @description The tiles and orders of one box. */
        BoxLists: {
            /** @description Orders by phase, with repeats. */
            orders: [
                components["schemas"]["Order"][],
                components["schemas"]["Order"][],
                components["schemas"]["Order"][]
            ];
            /** @description Where they come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Tiles by level, with repeats. */
            tiles: [
                components["schemas"]["Tile"][],
                components["schemas"]["Tile"][],
                components["schemas"]["Tile"][]
            ];
        };
        /** @description A table in a list. */
        Brief: {
            /** @description Whether the game rests until somebody goes on with it. */
            adjourned: boolean;
            /**
             * Format: int64
             * @description When something happened last, in milliseconds since 1970.
             */
            changed: number;
            /** @description The clock, if there is one. */
            clock: components["schemas"]["Clock"] | null;
            /** @description Whether the game was ended before it was over. */
            ended: boolean;
            /** @description `none` or `muria`. */
            expansion: components["schemas"]["Expansion"];
            /** @description Its name. */
            name: string;
            /** @description The result, once the game is over. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Who sits where. */
            seats: components["schemas"]["SeatView"][];
            /** @description `open`, `playing` or `over`. */
            stage: components["schemas"]["Stage"];
            /** @description The table's identifier. */
            table: string;
            /** @description Whose turn it is. */
            turn: components["schemas"]["Seat"] | null;
            /** @description Your own seats, if you gave a key. */
            yours: components["schemas"]["Seat"][];
        };
        /**
         * @description A building that can be visited once a turn (B1).
         *
         *     - `inn`: B2.
         *     - `workshop`: B3.
         *     - `pump`: B4.
         *     - `market`: B5.
         *     - `square`: B7.
         *     - `castle`: K1.
         *     - `saltworks`: W1.
         *     - `foremen`: M3: the foremen's house.
         * @enum {string}
         */
        Building: "inn" | "workshop" | "pump" | "market" | "square" | "castle" | "saltworks" | "foremen";
        /** @description What the operator of a server tells everybody. */
        Bulletin: {
            /** @description An announcement, in the operator's own words. */
            announcement: string | null;
            /** @description Whether people can talk, at tables that allow it. */
            chat: boolean;
            /** @description Whether new tables are made. */
            new_tables: boolean;
        };
        /** @description Salt that is being carried up while something about it is asked. */
        Carrying: {
            /**
             * Format: uint8
             * @description How many cubes.
             */
            cubes: number;
            /** @description The chamber it comes from. */
            from: components["schemas"]["Space"];
            /**
             * Format: uint8
             * @description How many stations from the chamber upwards are paid.
             */
            paid: number;
            /** @description The way up, from the space after the chamber; not known while the route is asked for. */
            way: components["schemas"]["Station"][];
        };
        /** @description The castle's part of a `State`. */
        CastleState: {
            /** @description T2: pieces of the player on turn that have arrived and are not settled. */
            arrived: components["schemas"]["ArrivedState"] | null;
            /**
             * Format: uint8
             * @description Orders completed in this phase.
             */
            done: number;
            /** @description K2: the circle behind it. */
            far: components["schemas"]["PiecesState"];
            /**
             * Format: uint8
             * @description Orders left in this phase's stack.
             */
            left: number;
            /** @description K2: the circle near the king. */
            near: components["schemas"]["PiecesState"];
            /** @description The order in each slot, if one lies there. */
            orders: (components["schemas"]["Order"] | null)[];
        };
        /** @description What a line has changed, for a client that knows everything up to the line before. */
        Changed: {
            /** @description What is different in the position, if it is another one. */
            position?: components["schemas"]["PositionChanges"];
            /** @description What is different in the table. */
            table: components["schemas"]["TableViewChanges"];
        };
        /** @description What a client says after its hello. */
        ClientRequest: {
            /** @description Whatever the client calls it: the answer has the same. */
            id?: unknown;
        } & ({
            /** @description The move, in the notation. */
            move: string;
            /**
             * Format: uint
             * @description The number of moves in the game that the player saw.
             */
            ply: number;
            /**
             * Format: uint32
             * @description The journal's last line that the player saw; if it is given, a position that was
             *     reached again by taking moves back counts as another one.
             */
            seen?: number | null;
            /** @constant */
            type: "move";
        } | {
            /**
             * Format: uint
             * @description The moves to keep; one less than there are if left out.
             */
            ply?: number | null;
            /** @constant */
            type: "undo";
        } | {
            /**
             * Format: uint
             * @description The moves to have then; one more than there are if left out.
             */
            ply?: number | null;
            /** @constant */
            type: "redo";
        } | {
            /**
             * Format: uint
             * @description The moves to keep.
             */
            ply: number;
            /** @constant */
            type: "ask";
        } | {
            /** @constant */
            type: "agree";
        } | {
            /** @constant */
            type: "decline";
        } | {
            /** @description What is said. */
            text: string;
            /** @constant */
            type: "say";
        } | {
            /** @description The name. */
            name: string;
            /** @description Whose name, for a player with several seats. */
            seat?: components["schemas"]["Seat"] | null;
            /** @constant */
            type: "rename";
        } | {
            /** @description The name. */
            name: string;
            /** @constant */
            type: "title";
        } | {
            /**
             * @description Which bot, as in `master` or `master:2s`.
             * @example journeyman
             */
            level: string;
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
            /** @constant */
            type: "fill";
        } | {
            /** @description Whose seat. */
            seat: components["schemas"]["Seat"];
            /** @constant */
            type: "mute";
        } | {
            /** @description Whose seat. */
            seat: components["schemas"]["Seat"];
            /** @constant */
            type: "unmute";
        } | {
            /** @description Whose seat. */
            seat: components["schemas"]["Seat"];
            /** @constant */
            type: "remove";
        } | {
            /** @description Which seat, for a player with several seats. */
            seat?: components["schemas"]["Seat"] | null;
            /** @constant */
            type: "leave";
        } | {
            /** @description Which seat, for a player with several seats. */
            seat?: components["schemas"]["Seat"] | null;
            /** @constant */
            type: "claim";
        } | {
            /** @constant */
            type: "replace";
        } | {
            /** @constant */
            type: "adjourn";
        } | {
            /** @constant */
            type: "resume";
        } | {
            /** @constant */
            type: "end";
        } | {
            /** @description Where to. */
            address?: components["schemas"]["Address"] | null;
            /** @description What an earlier confirmation of this address was answered with: it needs no other one. */
            proof?: components["schemas"]["Key"] | null;
            /** @description Which seat, for a player with several seats. */
            seat?: components["schemas"]["Seat"] | null;
            /** @constant */
            type: "notify";
        } | {
            /** @description The moves, in the notation. */
            moves: string[];
            /**
             * Format: uint
             * @description The number of moves in the game that the asker saw.
             */
            ply: number;
            /**
             * Format: uint32
             * @description The journal's last line that the asker saw, as with a move.
             */
            seen?: number | null;
            /** @constant */
            type: "try";
        });
        /** @description How much time the players have. The time of a turn begins with it and covers all its moves. */
        Clock: {
            /** @constant */
            per: "turn";
            /**
             * Format: uint32
             * @description From a minute to 14 days.
             */
            seconds: number;
        } | {
            /**
             * Format: uint32
             * @description What is added after each turn.
             * @default 0
             */
            increment: number;
            /** @constant */
            per: "game";
            /**
             * Format: uint32
             * @description From a minute to 14 days.
             */
            seconds: number;
        };
        /** @description How much time the players have. The time of a turn begins with it and covers all its moves. */
        ClockRequest: {
            /** @constant */
            per: "turn";
            /**
             * Format: uint32
             * @description From a minute to 14 days.
             */
            seconds: number;
        } | {
            /**
             * Format: uint32
             * @description What is added after each turn.
             * @default 0
             */
            increment?: number;
            /** @constant */
            per: "game";
            /**
             * Format: uint32
             * @description From a minute to 14 days.
             */
            seconds: number;
        };
        /** @description What somebody at a table asks for. */
        Command: {
            /** @description The move, in the notation. */
            move: string;
            /**
             * Format: uint
             * @description The number of moves in the game that the player saw.
             */
            ply: number;
            /**
             * Format: uint32
             * @description The journal's last line that the player saw; if it is given, a position that was
             *     reached again by taking moves back counts as another one.
             */
            seen?: number | null;
            /** @constant */
            type: "move";
        } | {
            /**
             * Format: uint
             * @description The moves to keep; one less than there are if left out.
             */
            ply?: number | null;
            /** @constant */
            type: "undo";
        } | {
            /**
             * Format: uint
             * @description The moves to have then; one more than there are if left out.
             */
            ply?: number | null;
            /** @constant */
            type: "redo";
        } | {
            /**
             * Format: uint
             * @description The moves to keep.
             */
            ply: number;
            /** @constant */
            type: "ask";
        } | {
            /** @constant */
            type: "agree";
        } | {
            /** @constant */
            type: "decline";
        } | {
            /** @description What is said. */
            text: string;
            /** @constant */
            type: "say";
        } | {
            /** @description The name. */
            name: string;
            /** @description Whose name, for a player with several seats. */
            seat?: components["schemas"]["Seat"] | null;
            /** @constant */
            type: "rename";
        } | {
            /** @description The name. */
            name: string;
            /** @constant */
            type: "title";
        } | {
            /**
             * @description Which bot, as in `master` or `master:2s`.
             * @example journeyman
             */
            level: string;
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
            /** @constant */
            type: "fill";
        } | {
            /** @description Whose seat. */
            seat: components["schemas"]["Seat"];
            /** @constant */
            type: "mute";
        } | {
            /** @description Whose seat. */
            seat: components["schemas"]["Seat"];
            /** @constant */
            type: "unmute";
        } | {
            /** @description Whose seat. */
            seat: components["schemas"]["Seat"];
            /** @constant */
            type: "remove";
        } | {
            /** @description Which seat, for a player with several seats. */
            seat?: components["schemas"]["Seat"] | null;
            /** @constant */
            type: "leave";
        } | {
            /** @description Which seat, for a player with several seats. */
            seat?: components["schemas"]["Seat"] | null;
            /** @constant */
            type: "claim";
        } | {
            /** @constant */
            type: "replace";
        } | {
            /** @constant */
            type: "adjourn";
        } | {
            /** @constant */
            type: "resume";
        } | {
            /** @constant */
            type: "end";
        } | {
            /** @description Where to. */
            address?: components["schemas"]["Address"] | null;
            /** @description What an earlier confirmation of this address was answered with: it needs no other one. */
            proof?: components["schemas"]["Key"] | null;
            /** @description Which seat, for a player with several seats. */
            seat?: components["schemas"]["Seat"] | null;
            /** @constant */
            type: "notify";
        };
        /**
         * @description How a move compares with the best one.
         *
         *     - `best`: It is the best one.
         *     - `same`: The turn comes to the same.
         *     - `even`: Nothing differs beyond the error of the estimates.
         *     - `poorer`: Only the expected money differs beyond the error.
         *     - `worse`: The chance to win differs beyond the error.
         * @enum {string}
         */
        Comparison: "best" | "same" | "even" | "poorer" | "worse";
        /** @description That an address is confirmed. */
        ConfirmedNotices: {
            /** @description What spares another confirmation of the same address: it goes with the next `notify`. */
            proof: string;
            /** @description The table whose notices go there. */
            table: string;
        };
        /** @description A table that was just made. */
        Created: {
            /** @description The seal of the deal. */
            commitment: string;
            /** @description One for each open seat; told only now. */
            invitations: components["schemas"]["Invitation"][];
            /** @description The host's seats. */
            seats: components["schemas"]["Seat"][];
            /** @description The table's identifier. */
            table: string;
            /** @description The host's key, good for all seats of the host; told only now. */
            token: string;
        };
        /** @description What a choice was worth. */
        Decision: {
            /** @description What the bot would have done. */
            best: components["schemas"]["Advice"];
            /**
             * Format: uint16
             * @description What the player could expect more of the best move, in whole groszy: 0 unless the difference
             *     is beyond the error of the estimates.
             */
            cost: number;
            /** @description What it thinks of the move made. */
            played: components["schemas"]["Advice"];
        };
        /** @description That it is done. */
        Done: Record<string, never>;
        /**
         * @description A question that a player must answer before anything else.
         *
         *     - `delivery`: K3: an arrived piece is to be settled.
         *     - `route`: E4: the way up is to be chosen.
         *     - `cart`: E6: carts are to be laid or left.
         *     - `toll`: E5: a toll is to be shared.
         *     - `dig`: M2: the side of the last tile is to be chosen.
         * @enum {string}
         */
        Due: "delivery" | "route" | "cart" | "toll" | "dig";
        /** @description The tiles and orders of an edition: what each box brings. */
        EditionLists: {
            /** @description The base game's. */
            base: components["schemas"]["BoxLists"];
            /** @description What Muria adds. */
            muria: components["schemas"]["BoxLists"];
        };
        /** @description One thing that happened at a table. Everybody may see it. */
        Entry: {
            /** @constant */
            entry: "joined";
            name: string;
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "invited";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "filled";
            level: components["schemas"]["BotSpec"];
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "left";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "muted";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "unmuted";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "removed";
            level?: components["schemas"]["BotSpec"];
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "replaced";
            level: components["schemas"]["BotSpec"];
            seat: components["schemas"]["Seat"];
            why: components["schemas"]["Absence"];
        } | {
            /** @constant */
            entry: "returned";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "moved";
            move: string;
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "undone";
            /** Format: uint */
            ply: number;
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "redone";
            /** Format: uint */
            ply: number;
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "asked";
            /** Format: uint */
            ply: number;
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "agreed";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "declined";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "said";
            seat: components["schemas"]["Seat"] | null;
            text: string;
        } | {
            /** @constant */
            entry: "renamed";
            name: string;
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "titled";
            name: string;
        } | {
            /** @constant */
            entry: "subscribed";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "noticed";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "hinted";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            entry: "proposed";
            seat: components["schemas"]["Seat"];
            what: components["schemas"]["Proposal"];
        } | {
            /** @constant */
            entry: "adjourned";
            seat: components["schemas"]["Seat"] | null;
        } | {
            /** @constant */
            entry: "resumed";
            seat: components["schemas"]["Seat"] | null;
        } | {
            /** @constant */
            entry: "ended";
            seat: components["schemas"]["Seat"] | null;
        } | {
            /** @constant */
            entry: "hosted";
            seat: components["schemas"]["Seat"];
        };
        /**
         * @description One thing that happened. Money, cubes and pieces always go from somewhere to somewhere, so
         *     that the events of a game account for all of them.
         */
        Event: {
            /** @constant */
            event: "phase-began";
            /** Format: uint8 */
            phase: number;
        } | {
            /** @constant */
            event: "turn-began";
            /** Format: uint8 */
            round: number;
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            event: "piece-moved";
            foreman: boolean;
            from: components["schemas"]["Place"];
            seat: components["schemas"]["Seat"];
            to: components["schemas"]["Place"];
        } | {
            at: components["schemas"]["Space"];
            /** @constant */
            event: "tired";
            foreman: boolean;
            /** Format: uint8 */
            miners: number;
            seat: components["schemas"]["Seat"];
        } | {
            at: components["schemas"]["Space"];
            /** @constant */
            event: "stood-up";
            foreman: boolean;
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            event: "rested";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            event: "revealed";
            space: components["schemas"]["Space"];
            tile: components["schemas"]["Tile"];
        } | {
            /** @constant */
            event: "tile-laid";
            space: components["schemas"]["Space"];
        } | {
            /** @constant */
            event: "shaft-built";
            seat: components["schemas"]["Seat"];
            space: components["schemas"]["Space"];
        } | {
            /** Format: uint16 */
            amount: number;
            /** @constant */
            event: "paid";
            from: components["schemas"]["Purse"];
            post?: components["schemas"]["Post"];
            to: components["schemas"]["Purse"];
            why: components["schemas"]["Rule"];
        } | {
            /** @constant */
            event: "salt-moved";
            from: components["schemas"]["Store"];
            salt: components["schemas"]["Salt"];
            to: components["schemas"]["Store"];
        } | {
            /** Format: uint8 */
            count: number;
            /** @constant */
            event: "water-moved";
            from: components["schemas"]["Store"];
            to: components["schemas"]["Store"];
        } | {
            /** @constant */
            event: "tool-bought";
            seat: components["schemas"]["Seat"];
            tool: components["schemas"]["Tool"];
        } | {
            /** @constant */
            event: "tool-used";
            seat: components["schemas"]["Seat"];
            tool: components["schemas"]["Tool"];
        } | {
            /** @constant */
            event: "tool-turned-up";
            tool: components["schemas"]["Tool"];
        } | {
            /** @constant */
            event: "order-completed";
            order: components["schemas"]["Order"];
            seat: components["schemas"]["Seat"];
            /** Format: uint8 */
            slot: number;
        } | {
            /** @constant */
            event: "order-turned-up";
            order: components["schemas"]["Order"];
            /** Format: uint8 */
            slot: number;
        } | {
            /** @constant */
            event: "game-over";
        };
        /**
         * @description Which boxes are on the table.
         *
         *     - `none`: The base game alone.
         *     - `muria`: The base game with Muria.
         * @enum {string}
         */
        Expansion: "none" | "muria";
        /** @description The phase and round in which a game begins. */
        FirstRound: {
            /**
             * Format: uint8
             * @description The phase, from 1.
             */
            phase: number;
            /**
             * Format: uint8
             * @description The round, from 1.
             */
            round: number;
        };
        /** @description One character a seat: which players' foremen are at a place, and how. */
        Foremen: string;
        /** @description How a game is to go on. */
        Fork: {
            /**
             * @description What is allowed.
             * @default {
             *       "bot_pause": 800,
             *       "clock": null,
             *       "hints": 3,
             *       "review": true
             *     }
             */
            habits?: components["schemas"]["TableOptionsRequest"];
            /**
             * Format: uint
             * @description The moves to keep.
             */
            ply: number;
            /** @description Who plays; as many as in the game. */
            seats: components["schemas"]["SeatRequest"][];
        };
        /** @description T7: the result of a game, with its parts. */
        GameResult: {
            /** @description Everybody in the order of their places. */
            ranking: components["schemas"]["Ranked"][];
            /** @description What each player is worth, by seat. */
            scores: components["schemas"]["Score"][];
        };
        /** @description Where a move sends its pieces. */
        Goal: {
            space: components["schemas"]["Space"];
        } | {
            post: components["schemas"]["Post"];
        } | {
            building: components["schemas"]["Building"];
        };
        /** @description The first message of a client. */
        Hello: {
            /**
             * @description Whether updates have only what has changed.
             * @default false
             */
            changes?: boolean;
            /**
             * Format: uint32
             * @description The version of the protocol that the client speaks; any if left out.
             */
            protocol?: number | null;
            /**
             * Format: uint32
             * @description The last line that the client knows; what came after it is sent again.
             */
            seen?: number | null;
            /** @description The key to a seat; without one the client looks on. */
            token?: components["schemas"]["Key"] | null;
            /** @constant */
            type: "hello";
        };
        /** @description A record to look at. */
        Import: {
            /** @description What the table is called; the players' names if left out. */
            name?: string | null;
            /** @description The record, as in docs/notation.md. */
            record: {
                [key: string]: unknown;
            };
        };
        /** @description An invitation to a seat. */
        Invitation: {
            /** @description What opens it. */
            key: string;
            /** @description A link to send; what is behind the # never reaches a server's log. */
            link: string;
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
        };
        /** @description For whom an invitation is. */
        Inviting: {
            /** @description The open seat. */
            seat: components["schemas"]["Seat"];
        };
        /** @description Who sits down, and where. */
        Joining: {
            /** @description The invitation; not needed at a public table. */
            key?: components["schemas"]["Key"] | null;
            /** @description The player's name. */
            name: string;
            /** @description At a public table: which seat; the first open one if left out. */
            seat?: components["schemas"]["Seat"] | null;
        };
        /**
         * @description A secret that opens a seat: 32 hexadecimal digits.
         *
         *     Its `Debug` form does not show it, so that it cannot get into a log by accident.
         */
        Key: string;
        /** @description The keys that somebody has. */
        KeyRing: {
            /** @description Only the first 200 are looked at. */
            keys: components["schemas"]["TableKey"][];
        };
        /**
         * @description A kind of salt, in the order of the notation: brown, green, white, brine.
         * @enum {string}
         */
        Kind: "b" | "g" | "w" | "u";
        /**
         * @description A player's accounts of one game, or sums of them: groszy, negative where they were paid.
         *     Serialises as an object with every heading.
         */
        Ledger: {
            /** Format: int64 */
            hiring: number;
            /** Format: int64 */
            orders: number;
            /** Format: int64 */
            penalties: number;
            /** Format: int64 */
            pumping: number;
            /** Format: int64 */
            purchases: number;
            /** Format: int64 */
            sales: number;
            /** Format: int64 */
            shafts: number;
            /** Format: int64 */
            square: number;
            /** Format: int64 */
            start: number;
            /** Format: int64 */
            stock: number;
            /** Format: int64 */
            tolls_paid: number;
            /** Format: int64 */
            tolls_received: number;
            /** Format: int64 */
            tools: number;
            /** Format: int64 */
            wages: number;
        };
        /** @description A legal move with all that can be said of it in its position. */
        LegalMove: {
            /** @description The building that it visits, or goes on visiting. */
            building?: components["schemas"]["Building"];
            /**
             * Format: uint16
             * @description What the player gets for it.
             */
            gets?: number;
            /** @description Where it sends them. */
            goal?: components["schemas"]["Goal"];
            /**
             * Format: uint16
             * @description What the player pays for it, tolls included as far as they are settled with it.
             */
            pays?: number;
            /** @description What it is within the turn. */
            role: components["schemas"]["Role"];
            /** @description The pieces that it sends away, by where they are. */
            sends?: components["schemas"]["SourceParts"][];
            /** @description The move in the notation. */
            text: string;
            /** @description The tools that it turns over, with repeats. */
            tools?: components["schemas"]["Tool"][];
            /** @description The chambers in which it does something without sending a piece there. */
            works_in?: components["schemas"]["Space"][];
        } & components["schemas"]["MoveParts"];
        /**
         * @description How well a bot plays: the ranks of a guild, and two yardsticks.
         *
         *     - `random`: Any legal move.
         *     - `apprentice`: Rules of thumb.
         *     - `journeyman`: Looks ahead over its own turn and its next delivery.
         *     - `master`: Information-set Monte Carlo search.
         *     - `grandmaster`: The same with a network that was learned from games.
         *     - `uct`: A yardstick for the master: plain UCT with uniformly random rollouts.
         * @enum {string}
         */
        Level: "random" | "apprentice" | "journeyman" | "master" | "grandmaster" | "uct";
        /** @description One line of the journal, and what is different now. */
        Line: {
            /** @description The moves that were made again, if the line says so. */
            again?: components["schemas"]["RedoneMove"][];
            /**
             * Format: int64
             * @description When it was written.
             */
            at: number;
            /** @description In place of both what has changed of them, for clients that want it so. */
            changes?: components["schemas"]["Changed"];
            /** @description What happened on the board. */
            events?: components["schemas"]["Event"][];
            /** @description The move with its meaning, if the line is one. */
            made?: components["schemas"]["MoveData"];
            /**
             * Format: uint32
             * @description The line's number.
             */
            number: number;
            /**
             * Format: uint
             * @description Moves in the game after it.
             */
            plies: number;
            /** @description The position, if it is another one. */
            position?: components["schemas"]["Position"];
            /**
             * Format: uint
             * @description Moves that can be made again after it, if moves were taken back or made again with it.
             */
            redo?: number;
            /** @description That with this line everybody has agreed to take the game back, and how far it went. */
            rewound?: components["schemas"]["Rewound"];
            /** @description How things are now; left out where a later update follows at once. */
            table?: components["schemas"]["TableView"];
        } & components["schemas"]["Entry"];
        /** @enum {string} */
        ListedStage: "open" | "playing";
        /** @description Cubes on the market. */
        MarketState: {
            /** Format: uint8 */
            b: number;
            /** Format: uint8 */
            g: number;
            /** Format: uint8 */
            w: number;
        };
        /** @description What the server says on a socket. */
        Message: {
            box: components["schemas"]["Box"];
            build: string;
            host: boolean;
            missed: components["schemas"]["Line"][];
            /** Format: uint32 */
            number: number;
            position: components["schemas"]["Position"];
            /** Format: uint32 */
            protocol: number;
            table: components["schemas"]["TableView"];
            /** @constant */
            type: "welcome";
            yours: components["schemas"]["Seat"][];
        } | {
            lines: components["schemas"]["Line"][];
            /** @constant */
            type: "missed";
        } | ({
            /** @constant */
            type: "update";
        } & components["schemas"]["Line"]) | {
            id: unknown;
            /** Format: uint32 */
            number: number;
            /** Format: uint */
            ply: number;
            /** @constant */
            type: "accepted";
        } | {
            /** @description The stable code. */
            code: components["schemas"]["RefusalCode"];
            /** @description What the sentence is made of. */
            facts: {
                [key: string]: unknown;
            };
            id: unknown;
            /** @description The sentence, in English. */
            message: string;
            /** @description The game's rule, if it is one of the game's. */
            rule: components["schemas"]["Rule"] | null;
            /** @constant */
            type: "refused";
        } | {
            /** @description Where the bot sits. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: uint8
             * @description How much of its usual time it had for its last move, in percent.
             */
            time_percent: number;
            /** @constant */
            type: "thinking-time";
        } | {
            /** @description What each move would do, as far as that can be known. */
            events: components["schemas"]["Event"][][];
            id: unknown;
            /**
             * Format: uint
             * @description Moves in the game, without those that were tried.
             */
            ply: number;
            /** @description The position after all moves, unless something is turned up. */
            position: components["schemas"]["Position"] | null;
            /** @description Whether the last of these moves turns something up (G4): what comes after it is not told. */
            turns_up: boolean;
            /** @constant */
            type: "tried";
        } | ({
            /** @constant */
            type: "bulletin";
        } & components["schemas"]["Bulletin"]);
        /**
         * @description A move, as written in the notation. Small and plain; see `docs/notation.md` for the text form.
         *
         *     A move says what is wanted, not that it is legal; `Game::check` judges it.
         */
        Move: string;
        /** @description A move with all that can be said of it wherever it is made. */
        MoveData: {
            /** @description The building that it visits, or goes on visiting. */
            building?: components["schemas"]["Building"];
            /** @description Where it sends them. */
            goal?: components["schemas"]["Goal"];
            /** @description What it is within the turn. */
            role: components["schemas"]["Role"];
            /** @description The pieces that it sends away, by where they are. */
            sends?: components["schemas"]["SourceParts"][];
            /** @description The move in the notation. */
            text: string;
            /** @description The tools that it turns over, with repeats. */
            tools?: components["schemas"]["Tool"][];
            /** @description The chambers in which it does something without sending a piece there. */
            works_in?: components["schemas"]["Space"][];
        } & components["schemas"]["MoveParts"];
        /** @description A move's parts, by its verb in the notation. Slots count from 1 as they do there. */
        MoveParts: {
            /** Format: uint8 */
            slot: number;
            /** @constant */
            verb: "deliver";
        } | {
            kind: components["schemas"]["Kind"] | null;
            /** @constant */
            verb: "forfeit";
        } | {
            piece: components["schemas"]["Source"];
            space: components["schemas"]["Space"];
            /** @constant */
            verb: "place";
        } | {
            piece: components["schemas"]["Source"];
            space: components["schemas"]["Space"];
            /** @constant */
            verb: "rope";
        } | {
            foreman: boolean;
            from: components["schemas"]["Space"];
            mill: boolean;
            /** Format: uint8 */
            miners: number;
            /** Format: uint8 */
            pickaxes: number;
            salt: components["schemas"]["Salt"];
            space: components["schemas"]["Space"];
            /** @constant */
            verb: "extract";
        } | {
            /** @constant */
            verb: "route";
            way: components["schemas"]["Space"][];
        } | {
            spaces: components["schemas"]["Space"][];
            /** @constant */
            verb: "cart";
        } | {
            /** @constant */
            verb: "haul";
        } | {
            shares: components["schemas"]["Share"][];
            space: components["schemas"]["Space"];
            /** @constant */
            verb: "toll";
        } | {
            pieces: components["schemas"]["Source"][];
            post: components["schemas"]["Post"];
            /** @constant */
            verb: "assist";
        } | {
            /** @constant */
            verb: "hire";
        } | {
            /** Format: uint8 */
            slot: number;
            /** @constant */
            verb: "buy";
        } | {
            space: components["schemas"]["Space"];
            /** @constant */
            verb: "pump";
            /** Format: uint8 */
            water: number;
        } | {
            /** @constant */
            verb: "square";
        } | {
            commercial: boolean;
            trades: components["schemas"]["TradeParts"][];
            /** @constant */
            verb: "market";
        } | {
            piece: components["schemas"]["Source"];
            royal: boolean;
            /** @constant */
            verb: "castle";
        } | {
            piece: components["schemas"]["Source"];
            /** @constant */
            verb: "boil";
        } | {
            piece: components["schemas"]["Source"];
            /** @constant */
            verb: "boil+";
        } | {
            foreman: boolean;
            /** Format: uint8 */
            miners: number;
            /** @constant */
            verb: "recall";
        } | {
            space: components["schemas"]["Space"];
            /** @constant */
            verb: "shaft";
        } | {
            side: components["schemas"]["Side"];
            /** @constant */
            verb: "dig";
        } | {
            from: components["schemas"]["Space"];
            to: components["schemas"]["Space"];
            /** @constant */
            verb: "bucket";
        } | {
            foreman: boolean;
            spaces: components["schemas"]["Space"][];
            /** @constant */
            verb: "feed";
        } | {
            kind: components["schemas"]["Kind"];
            /** @constant */
            verb: "trade";
        } | {
            /** @constant */
            verb: "pass";
        } | {
            /** @constant */
            verb: "end";
        };
        /** @description What a new table is to be. */
        NewTable: {
            /**
             * @description What is allowed at the table, and how fast it is.
             * @default {
             *       "bot_pause": 800,
             *       "clock": null,
             *       "hints": 3,
             *       "review": true
             *     }
             */
            habits?: components["schemas"]["TableOptionsRequest"];
            /** @description What the table is called; the players' names if left out. */
            name?: string | null;
            /**
             * @description Whether it is listed in the lobby and anybody may take an open seat.
             * @default false
             */
            public?: boolean;
            /**
             * @description A record to go on from, as in docs/notation.md: its rules, deal or start and moves stand in
             *     the place of `rules` and of a new deal, and the seats keep their order.
             */
            record?: {
                [key: string]: unknown;
            } | null;
            /** @description The rules; the usual ones if left out. */
            rules?: components["schemas"]["RulesRequest"];
            /** @description The seats: two to four, five with Muria. */
            seats: components["schemas"]["SeatRequest"][];
            /**
             * @description Whether the order of the seats is drawn by lot; otherwise the first one starts.
             * @default true
             */
            shuffle?: boolean;
        };
        /** @description What can be had of notices at a table. */
        NoticeState: {
            /** @description The kinds of addresses that this server sends to; none in games that are too fast for notices. */
            kinds: string[];
            /** @description Your seats that want notices. */
            yours: components["schemas"]["SeatNotices"][];
        };
        /** @description One of the king's orders: salt wanted and groszy paid. */
        Order: string;
        /** @description What is still to come from a stack. */
        OrdersToCome: {
            /**
             * @description What they can be, in the order of the box and with repeats: just these if there are as many
             *     as are left, and otherwise each is one of them.
             */
            candidates: components["schemas"]["Order"][];
            /**
             * Format: uint8
             * @description How many are still to come.
             */
            left: number;
        };
        /** @description Where a table's game comes from. */
        Origin: {
            /** @constant */
            kind: "dealt";
        } | {
            /** @constant */
            kind: "imported";
        } | {
            /** @constant */
            kind: "fork";
            /** @description The table of the finished game. */
            of: components["schemas"]["TableId"];
            /**
             * Format: uint
             * @description The moves taken over.
             */
            ply: number;
        };
        /** @description The result of a finished game (T7). */
        Outcome: {
            /** @description Final worth, by seat. */
            scores: number[];
            /** @description Who won; several if the victory is shared. */
            winners: components["schemas"]["Seat"][];
        };
        /**
         * @description A phase of the game: its rounds, with orders and tools of its own.
         *
         *     - `I`: The first.
         *     - `II`: The second.
         *     - `III`: The third and last.
         * @enum {string}
         */
        Phase: "I" | "II" | "III";
        /** @description Pieces of a player that are at one place and of one sort. */
        PieceGroup: {
            /** @description Whether it is the foreman. */
            foreman: boolean;
            /** @description The post that it holds, if it does. */
            post?: components["schemas"]["Post"];
            /** @description The source as a move names it. */
            source: components["schemas"]["Source"];
            /** @description The space where the piece is, if it is in the mine. */
            space?: components["schemas"]["Space"];
            /**
             * Format: uint8
             * @description How many stand there, or are at hand.
             */
            standing: number;
            /**
             * Format: uint8
             * @description How many are tired.
             */
            tired: number;
        };
        /** @description Pieces of all players at one place. */
        PiecesState: {
            /** @description Foremen, with Muria. */
            foremen?: components["schemas"]["Foremen"];
            /** @description Miners, by seat. */
            miners: number[];
        };
        /** @description Where a piece is. */
        Place: "bank" | "supply" | "far" | "near" | "throne" | "saltworks" | ("@castle" | "@workshop" | "@pump" | "@market" | "@saltworks" | "@entrance") | components["schemas"]["Space"];
        /** @description A player's part of a `State`. */
        Player: {
            /**
             * Format: uint16
             * @description Groszy.
             */
            coins: number;
            /** @description Whether the foreman is in the supply. */
            foreman: boolean;
            /**
             * Format: uint8
             * @description M6: markers in the mine.
             */
            markers: number;
            /**
             * Format: uint8
             * @description All miners owned, wherever they are.
             */
            miners: number;
            /**
             * Format: uint8
             * @description Orders completed.
             */
            orders: number;
            /** @description Unused tools, in the order of the notation. */
            ready: components["schemas"]["Tool"][];
            /** @description Cubes. */
            salt: components["schemas"]["Salt"];
            /**
             * Format: uint8
             * @description Miners in the supply.
             */
            supply: number;
            /** @description Used tools, in the order of the notation. */
            used: components["schemas"]["Tool"][];
        };
        /**
         * @description A position with everything that may be decided in it, and what follows from it for a
         *     program that shows it. The first keys are those of a trace; legal moves come with their meaning.
         */
        Position: {
            /**
             * Format: uint8
             * @description Actions left in the turn.
             */
            actions: number;
            /**
             * Format: uint8
             * @description T1: how many actions the turn had when it began.
             */
            actions_in_turn: number;
            /** @description E4 to E6: the salt that is being carried up, while something about it is asked. */
            carrying?: components["schemas"]["Carrying"];
            /** @description What is asked, if it is not an action or the end of the turn. */
            due: components["schemas"]["Due"] | null;
            /** @description V1: tiles that lie face up and that nobody has entered. */
            face_up?: {
                [key: string]: components["schemas"]["Tile"];
            };
            /** @description K3: what each player lacks for each order; `null` where none lies. */
            lacks: (components["schemas"]["Salt"] | null)[][];
            /** @description T5, T8: whether the phase ends with this round. */
            last_round: boolean;
            /** @description Every legal move with its meaning, sorted by its text. */
            legal: components["schemas"]["LegalMove"][];
            /** @description T4: whether passing all that is left lets pieces of the deciding player stand up. */
            may_rest: boolean;
            /**
             * Format: uint8
             * @description T5: how many completed orders end the phase.
             */
            needed: number;
            /**
             * Format: uint8
             * @description The phase, from 1.
             */
            phase: number;
            /** @description The pieces of the deciding player that a move could name. */
            pieces: components["schemas"]["PieceGroup"][];
            /**
             * Format: uint
             * @description Moves played so far.
             */
            ply: number;
            /** @description B5: what each kind costs and brings at the market. */
            prices: {
                b: components["schemas"]["Price"];
                g: components["schemas"]["Price"];
                w: components["schemas"]["Price"];
            };
            /** @description T7: the result with its parts, once the game is over. */
            result?: components["schemas"]["GameResult"];
            /**
             * Format: uint8
             * @description The round, from 1.
             */
            round: number;
            /** @description Who decides, if the game goes on. */
            seat: components["schemas"]["Seat"] | null;
            /** @description Everything that lies open. */
            state: components["schemas"]["State"];
            /** @description Tired pieces in the mine, by seat. */
            tired: number[];
            /** @description G4, S6: what is still to come, as everybody can work it out. */
            unseen: components["schemas"]["Unseen"];
            /** @description E4: the cheapest way up from each chamber in which the deciding player may dig. */
            ways: {
                [key: string]: components["schemas"]["Station"][];
            };
        };
        /** @description What has changed of a `Position`. */
        PositionChanges: {
            /**
             * Format: uint8
             * @description Actions left in the turn.
             */
            actions: number;
            /**
             * Format: uint8
             * @description T1: how many actions the turn had when it began.
             */
            actions_in_turn?: number;
            /** @description E4 to E6: the salt that is being carried up, while something about it is asked. */
            carrying?: components["schemas"]["Carrying"];
            /** @description What is asked, if it is not an action or the end of the turn. */
            due: components["schemas"]["Due"] | null;
            /** @description V1: tiles that lie face up and that nobody has entered. */
            face_up?: {
                [key: string]: components["schemas"]["Tile"];
            };
            /** @description K3: what each player lacks for each order; `null` where none lies. */
            lacks?: (components["schemas"]["Salt"] | null)[][];
            /** @description T5, T8: whether the phase ends with this round. */
            last_round?: boolean;
            /** @description Every legal move with its meaning, sorted by its text. */
            legal: components["schemas"]["LegalMove"][];
            /** @description T4: whether passing all that is left lets pieces of the deciding player stand up. */
            may_rest?: boolean;
            /**
             * Format: uint8
             * @description T5: how many completed orders end the phase.
             */
            needed?: number;
            /**
             * Format: uint8
             * @description The phase, from 1.
             */
            phase?: number;
            /** @description The pieces of the deciding player that a move could name. */
            pieces?: components["schemas"]["PieceGroup"][];
            /**
             * Format: uint
             * @description Moves played so far.
             */
            ply: number;
            /** @description B5: what each kind costs and brings at the market. */
            prices?: {
                b: components["schemas"]["Price"];
                g: components["schemas"]["Price"];
                w: components["schemas"]["Price"];
            };
            /** @description T7: the result with its parts, once the game is over. */
            result?: components["schemas"]["GameResult"];
            /**
             * Format: uint8
             * @description The round, from 1.
             */
            round?: number;
            /** @description Who decides, if the game goes on. */
            seat: components["schemas"]["Seat"] | null;
            state?: components["schemas"]["StateChanges"];
            /** @description Tired pieces in the mine, by seat. */
            tired?: number[];
            /** @description G4, S6: what is still to come, as everybody can work it out. */
            unseen?: components["schemas"]["Unseen"];
            /** @description E4: the cheapest way up from each chamber in which the deciding player may dig. */
            ways: {
                [key: string]: components["schemas"]["Station"][];
            };
        };
        /**
         * @description A post for an assistant (A1), in the order of the notation.
         *
         *     - `castle`: Earns for each order completed.
         *     - `workshop`: Earns for each visit to the workshop.
         *     - `pump`: Earns for each visit to the pump house.
         *     - `market`: Earns for each visit to the market.
         *     - `saltworks`: Earns when pieces bring brine home (Muria).
         *     - `entrance`: Earns for each extraction (A5, Muria).
         * @enum {string}
         */
        Post: "castle" | "workshop" | "pump" | "market" | "saltworks" | "entrance";
        /** @description Who holds a post (A1). */
        PostState: {
            /** @description Whether it is the foreman. */
            foreman: boolean;
            /**
             * Format: uint8
             * @description Miners: one, two at the entrance (A4), none where the foreman is.
             */
            miners: number;
            /** @description Whose pieces. */
            seat: components["schemas"]["Seat"];
        };
        /** @description What a cube of a kind costs at the market now, and what it brings (B5), without a privilege. */
        Price: {
            /**
             * Format: uint8
             * @description To buy one, if there is one.
             */
            buy: number | null;
            /**
             * Format: uint8
             * @description To sell one, if there is room.
             */
            sell: number | null;
        };
        /**
         * @description What players can propose to each other.
         *
         *     - `replace`: A bot sits in for the player whom everybody waits for.
         *     - `adjourn`: The game rests until somebody goes on with it.
         *     - `end`: The game ends as it is.
         * @enum {string}
         */
        Proposal: "replace" | "adjourn" | "end";
        /**
         * @description Where a file's values come from.
         *
         *     - `printed`: Read off the printed components.
         *     - `reconstructed`: Worked out from the base game's pattern, because no source shows the printed ones.
         *     - `custom`: Somebody's own.
         * @enum {string}
         */
        Provenance: "printed" | "reconstructed" | "custom";
        /** @description Whose money. */
        Purse: "bank" | components["schemas"]["Seat"];
        /** @description A player's place in the result. */
        Ranked: {
            /**
             * Format: uint8
             * @description The place from 1; players between whom nothing decides have the same.
             */
            place: number;
            /** @description The player. */
            seat: components["schemas"]["Seat"];
            /** @description What decided between this player and the one before, if both are worth the same. */
            tie: components["schemas"]["TieBreak"] | null;
            /**
             * Format: uint16
             * @description Final worth.
             */
            total: number;
        };
        /** @description A move that was made again. */
        RedoneMove: {
            /**
             * Format: uint
             * @description How many of the events are its own; those of the next move follow.
             */
            events: number;
            /** @description The move with its meaning. */
            move: components["schemas"]["MoveData"];
        };
        /**
         * @description The stable code of a refusal.
         * @enum {string}
         */
        RefusalCode: "actions-left" | "adjourned" | "all-hired" | "another-decision" | "asked-already" | "asked-too-often" | "bad-address" | "bad-form" | "bad-invitation" | "bad-link" | "bad-message" | "bad-name" | "bad-record" | "blocked-address" | "blocked-word" | "boil-not-now" | "bots-need-stacks" | "breaks-chain" | "brine-not-there" | "brine-not-traded" | "broken-route" | "bucket-into-unrevealed" | "busy" | "cart-below" | "clock-range" | "column-empty" | "column-full" | "crew-not-there" | "cut-off" | "damaged" | "deepest-level" | "draw-count" | "entrance-needs-two" | "everyone-digs" | "foreman-not-there" | "foreman-not-tired" | "full" | "game-over" | "has-shaft" | "inn-closed" | "must-deliver" | "must-forfeit-salt" | "muted" | "name-taken" | "needs-muria" | "newer-record" | "newer-table" | "next-to-shaft" | "no-action-left" | "no-chat" | "no-crew" | "no-cubes" | "no-hints" | "no-key" | "no-line" | "no-marker" | "no-method" | "no-new-tables" | "no-notices" | "no-open-seat" | "no-order" | "no-page" | "no-payee" | "no-piece" | "no-ply" | "no-review" | "no-salt" | "no-seat" | "no-shaft-tile" | "no-socket" | "no-source" | "no-space" | "no-such-space" | "no-table" | "no-tile-below" | "no-tool" | "no-tool-there" | "no-way" | "nobody-standing" | "nobody-there" | "nobody-tired" | "not-a-chamber" | "not-adjourned" | "not-asked" | "not-beside" | "not-following" | "not-host" | "not-in-box" | "not-json" | "not-left" | "not-on-route" | "not-over" | "not-overdue" | "not-revealed" | "not-seated" | "not-sent" | "not-started" | "not-your-turn" | "nothing-asked" | "nothing-below" | "nothing-drawn" | "nothing-for-brine" | "nothing-to-claim" | "nothing-to-redo" | "nothing-to-undo" | "order-too-much" | "other-edition" | "other-protocol" | "other-toll" | "out-of-reach" | "over" | "owes-nothing" | "pause-too-long" | "players" | "post-taken" | "recall-count" | "recall-not-now" | "rope-not-now" | "salt-not-there" | "same-cube" | "same-space" | "seat-count" | "seat-taken" | "setting" | "shaft-in-column" | "stack-size" | "stacks-known" | "stale" | "store-failed" | "thinks-too-long" | "tired" | "toll-too-dear" | "too-fast" | "too-little-brine" | "too-long" | "too-many-hints" | "too-poor" | "too-strong" | "too-weak" | "tool-choice" | "turned-up" | "unknown-verb" | "visited-already" | "water-not-there" | "wrong-blanks" | "wrong-form" | "wrong-order" | "wrong-pile" | "wrong-toll" | "wrong-word";
        /** @description A refusal: a stable code, the rule it stands on, the facts, and a sentence. */
        Refused: {
            /** @description The stable code. */
            code: components["schemas"]["RefusalCode"];
            /** @description What the sentence is made of. */
            facts: {
                [key: string]: unknown;
            };
            /** @description The sentence, in English. */
            message: string;
            /** @description The game's rule, if it is one of the game's. */
            rule: components["schemas"]["Rule"] | null;
        };
        /** @description Moves in a row of which the last one is refused. */
        RefusedMoves: {
            /** @description The moves. */
            moves: components["schemas"]["LegalMove"][];
            /** @description Why, without the English sentence. */
            refused: components["schemas"]["Refused"];
        };
        /** @description Positions of a game, each with the move made in it and what that did. */
        Replay: {
            /**
             * @description Where everybody's money came from and where it went, over the whole game so far; salt and
             *     tools are booked at their final value (T7).
             */
            ledgers: components["schemas"]["Ledger"][];
            /** @description The players' names. */
            players: string[];
            /**
             * Format: uint
             * @description Moves in the game so far.
             */
            plies: number;
            /** @description The positions. */
            steps: components["schemas"]["Step"][];
        };
        /** @description That a report is kept for the operator. */
        Reported: {
            /**
             * Format: int64
             * @description When it was, in milliseconds since 1970.
             */
            at: number;
        };
        /** @description What somebody at a table reports to the operator. */
        Reporting: {
            /**
             * Format: uint32
             * @description The line of the journal that it is about, such as that of a message.
             */
            line?: number | null;
            /** @description Whom it is about. */
            seat?: components["schemas"]["Seat"] | null;
            /** @description What is wrong, in a few words. */
            text: string;
        };
        /** @description A game with what each decision was worth. */
        Review: {
            /** @description By seat; only those whose decisions were wanted. */
            balances: components["schemas"]["Balance"][];
            /** @description All moves of the game. */
            moves: components["schemas"]["ReviewedMove"][];
            /** @description Whether the game was played to its end. */
            over: boolean;
            /** @description The players' names as in the record, by seat. */
            players: string[];
        };
        /** @description A move that was made. */
        ReviewedMove: {
            /** @description What the choice was worth, if there was one and it was wanted. */
            decision: components["schemas"]["Decision"] | null;
            /**
             * @description If the move turned something up: how that changed the money each seat can expect, in whole
             *     groszy.
             */
            draw: number[] | null;
            /** @description The move. */
            move: components["schemas"]["Move"];
            /**
             * Format: uint
             * @description Which move of the game, from 1.
             */
            number: number;
            /** @description The phase's Roman numeral. */
            phase: components["schemas"]["Phase"];
            /**
             * Format: uint8
             * @description The round, from 1.
             */
            round: number;
            /** @description Who made it. */
            seat: components["schemas"]["Seat"];
        };
        /** @description That a game was taken back by agreement. */
        Rewound: {
            /**
             * Format: uint
             * @description The moves that are gone.
             */
            count: number;
            /**
             * Format: uint
             * @description The moves that are left.
             */
            ply: number;
        };
        /**
         * @description What a move is within a turn.
         *
         *     - `action`: T3: one of the turn's actions, or the first move of one.
         *     - `continuation`: P4, W1, W4: goes on with the action just taken.
         *     - `answer`: The answer to a question that is `due`.
         *     - `free`: U3, U5, W5: outside actions.
         *     - `end`: T2: ends the turn.
         * @enum {string}
         */
        Role: "action" | "continuation" | "answer" | "free" | "end";
        /**
         * @description A rule by its identifier: chapter letter and number, as in `docs/rules.md`.
         * @enum {string}
         */
        Rule: "G1" | "G2" | "G3" | "G4" | "G5" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6" | "T7" | "T8" | "C1" | "C2" | "C3" | "C4" | "P1" | "P2" | "P3" | "P4" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "E7" | "E8" | "E9" | "A1" | "A2" | "A3" | "A4" | "A5" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "K1" | "K2" | "K3" | "K4" | "K5" | "K6" | "U1" | "U2" | "U3" | "U4" | "U5" | "U6" | "U7" | "U8" | "U9" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" | "M1" | "M2" | "M3" | "M4" | "M5" | "M6" | "V1" | "V2";
        /** @description The small board of a rule. */
        RuleBoard: {
            /** @description The expansion in play. */
            expansion: components["schemas"]["Expansion"];
            /** @description What the rule forbids here. */
            illegal: components["schemas"]["RefusedMoves"][];
            /** @description What may be done here: moves in a row, of which the last one matters. */
            legal: components["schemas"]["LegalMove"][][];
            /** @description What is marked, by its spot on the board, as in `space 2L1`. */
            marks: {
                [key: string]: components["schemas"]["BoardMark"];
            };
            /**
             * Format: uint8
             * @description How many players' areas are to be seen, from the first one on.
             */
            people: number;
            /** @description The position, without its legal moves. */
            position: components["schemas"]["Position"];
            /** @description The spaces to be seen. */
            spaces: components["schemas"]["Space"][];
            /** @description The houses to be seen. */
            town: components["schemas"]["Building"][];
        };
        /** @description The boards of all rules, and the values of every box. */
        RuleBoards: {
            /** @description The boards by rule. */
            boards: {
                A1?: components["schemas"]["RuleBoard"];
                A2?: components["schemas"]["RuleBoard"];
                A3?: components["schemas"]["RuleBoard"];
                A4?: components["schemas"]["RuleBoard"];
                A5?: components["schemas"]["RuleBoard"];
                B1?: components["schemas"]["RuleBoard"];
                B2?: components["schemas"]["RuleBoard"];
                B3?: components["schemas"]["RuleBoard"];
                B4?: components["schemas"]["RuleBoard"];
                B5?: components["schemas"]["RuleBoard"];
                B6?: components["schemas"]["RuleBoard"];
                B7?: components["schemas"]["RuleBoard"];
                B8?: components["schemas"]["RuleBoard"];
                C1?: components["schemas"]["RuleBoard"];
                C2?: components["schemas"]["RuleBoard"];
                C3?: components["schemas"]["RuleBoard"];
                C4?: components["schemas"]["RuleBoard"];
                E1?: components["schemas"]["RuleBoard"];
                E2?: components["schemas"]["RuleBoard"];
                E3?: components["schemas"]["RuleBoard"];
                E4?: components["schemas"]["RuleBoard"];
                E5?: components["schemas"]["RuleBoard"];
                E6?: components["schemas"]["RuleBoard"];
                E7?: components["schemas"]["RuleBoard"];
                E8?: components["schemas"]["RuleBoard"];
                E9?: components["schemas"]["RuleBoard"];
                G1?: components["schemas"]["RuleBoard"];
                G2?: components["schemas"]["RuleBoard"];
                G3?: components["schemas"]["RuleBoard"];
                G4?: components["schemas"]["RuleBoard"];
                G5?: components["schemas"]["RuleBoard"];
                K1?: components["schemas"]["RuleBoard"];
                K2?: components["schemas"]["RuleBoard"];
                K3?: components["schemas"]["RuleBoard"];
                K4?: components["schemas"]["RuleBoard"];
                K5?: components["schemas"]["RuleBoard"];
                K6?: components["schemas"]["RuleBoard"];
                M1?: components["schemas"]["RuleBoard"];
                M2?: components["schemas"]["RuleBoard"];
                M3?: components["schemas"]["RuleBoard"];
                M4?: components["schemas"]["RuleBoard"];
                M5?: components["schemas"]["RuleBoard"];
                M6?: components["schemas"]["RuleBoard"];
                P1?: components["schemas"]["RuleBoard"];
                P2?: components["schemas"]["RuleBoard"];
                P3?: components["schemas"]["RuleBoard"];
                P4?: components["schemas"]["RuleBoard"];
                S1?: components["schemas"]["RuleBoard"];
                S2?: components["schemas"]["RuleBoard"];
                S3?: components["schemas"]["RuleBoard"];
                S4?: components["schemas"]["RuleBoard"];
                S5?: components["schemas"]["RuleBoard"];
                S6?: components["schemas"]["RuleBoard"];
                S7?: components["schemas"]["RuleBoard"];
                T1?: components["schemas"]["RuleBoard"];
                T2?: components["schemas"]["RuleBoard"];
                T3?: components["schemas"]["RuleBoard"];
                T4?: components["schemas"]["RuleBoard"];
                T5?: components["schemas"]["RuleBoard"];
                T6?: components["schemas"]["RuleBoard"];
                T7?: components["schemas"]["RuleBoard"];
                T8?: components["schemas"]["RuleBoard"];
                U1?: components["schemas"]["RuleBoard"];
                U2?: components["schemas"]["RuleBoard"];
                U3?: components["schemas"]["RuleBoard"];
                U4?: components["schemas"]["RuleBoard"];
                U5?: components["schemas"]["RuleBoard"];
                U6?: components["schemas"]["RuleBoard"];
                U7?: components["schemas"]["RuleBoard"];
                U8?: components["schemas"]["RuleBoard"];
                U9?: components["schemas"]["RuleBoard"];
                V1?: components["schemas"]["RuleBoard"];
                V2?: components["schemas"]["RuleBoard"];
                W1?: components["schemas"]["RuleBoard"];
                W2?: components["schemas"]["RuleBoard"];
                W3?: components["schemas"]["RuleBoard"];
                W4?: components["schemas"]["RuleBoard"];
                W5?: components["schemas"]["RuleBoard"];
                W6?: components["schemas"]["RuleBoard"];
            };
            /** @description The values by expansion and number of players, as in `muria 5`. */
            boxes: {
                [key: string]: components["schemas"]["Box"];
            };
        };
        /** @description The rules where the sources leave a choice (`docs/rules.md`); what is left out is as usual. */
        Rules: {
            /**
             * @description U3: whether a bucket may be emptied into a chamber nobody has entered.
             * @default true
             * @enum {boolean}
             */
            bucket_into_unrevealed: true | false;
            /**
             * @description E6: how many cubes a cart carries if not any number; always 2 with Muria.
             * @enum {null|integer}
             */
            cart_capacity: null | 2;
            /**
             * @description Which boxes are on the table.
             * @default none
             * @enum {string}
             */
            expansion: "none" | "muria";
            /**
             * @description E3: who gets tired by digging: the crew that is needed, or every own piece there.
             * @default crew
             * @enum {string}
             */
            fatigue: "crew" | "all";
            /**
             * @description V1: whether the mine's tiles lie face up.
             * @default false
             * @enum {boolean}
             */
            mapped: false | true;
            /**
             * @description B4: whether tired pieces serve the pump.
             * @default false
             * @enum {boolean}
             */
            pump_with_tired: false | true;
            /**
             * @description T8: after how many rounds a phase ends.
             * @default 60
             */
            round_limit: number;
        };
        /** @description The rules where the sources leave a choice (`docs/rules.md`); what is left out is as usual. */
        RulesRequest: {
            /**
             * @description U3: whether a bucket may be emptied into a chamber nobody has entered.
             * @default true
             * @enum {boolean}
             */
            bucket_into_unrevealed?: true | false;
            /**
             * @description E6: how many cubes a cart carries if not any number; always 2 with Muria.
             * @enum {null|integer}
             */
            cart_capacity?: null | 2;
            /**
             * @description Which boxes are on the table.
             * @default none
             * @enum {string}
             */
            expansion?: "none" | "muria";
            /**
             * @description E3: who gets tired by digging: the crew that is needed, or every own piece there.
             * @default crew
             * @enum {string}
             */
            fatigue?: "crew" | "all";
            /**
             * @description V1: whether the mine's tiles lie face up.
             * @default false
             * @enum {boolean}
             */
            mapped?: false | true;
            /**
             * @description B4: whether tired pieces serve the pump.
             * @default false
             * @enum {boolean}
             */
            pump_with_tired?: false | true;
            /**
             * @description T8: after how many rounds a phase ends.
             * @default 60
             */
            round_limit?: number;
        };
        /** @description A set of cubes: how many of each kind. */
        Salt: string;
        /** @description The saltworks' part of a `State`, with Muria. */
        SaltworksState: {
            /**
             * Format: uint8
             * @description Brine in the pans.
             */
            brine: number;
            /** @description Foremen. */
            foremen: components["schemas"]["Foremen"];
            /** @description Miners, by seat. */
            miners: number[];
        };
        /** @description What a player is worth (T7), part by part. */
        Score: {
            b: components["schemas"]["Worth"];
            /** @description Money. */
            coins: components["schemas"]["Worth"];
            g: components["schemas"]["Worth"];
            /** @description Tools, used or not. */
            tools: components["schemas"]["Worth"];
            /**
             * Format: uint16
             * @description All together.
             */
            total: number;
            /** @description Brine, which counts in pairs. */
            u: components["schemas"]["Worth"];
            w: components["schemas"]["Worth"];
        };
        /** @description A record with what is needed to check that its deal was not changed. */
        Sealed: {
            /** @description What was told before the game. */
            commitment: string;
            /** @description The record, as in `docs/notation.md`. */
            record: {
                [key: string]: unknown;
            };
            /** @description What was kept until its end. */
            salt: string;
        };
        /**
         * Format: uint8
         * @description A player's place at the table: 0 is the first start player, then clockwise.
         */
        Seat: number;
        /**
         * @description Who sits on a seat.
         *
         *     - `open`: Nobody yet.
         *     - `human`: A player.
         *     - `away`: A bot, for a player who is away.
         *     - `bot`: A bot.
         *     - `nobody`: Nobody ever: the table only shows a record.
         * @enum {string}
         */
        SeatKind: "open" | "human" | "away" | "bot" | "nobody";
        /** @description Where the notices of a seat go. */
        SeatNotices: {
            /** @description Whether its owner has confirmed it; nothing is sent before. */
            confirmed: boolean;
            /** @description The kind of the address. */
            kind: string;
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
        };
        /** @description Who sits on a new seat. */
        SeatRequest: {
            /** @constant */
            kind: "me";
            /** @description The player's name. */
            name: string;
        } | {
            /** @constant */
            kind: "open";
        } | {
            /** @constant */
            kind: "bot";
            /**
             * @description Which one, as in `journeyman` or `master:2s`.
             * @example journeyman
             */
            level: string;
        };
        /** @description A seat, as anybody may see it. */
        SeatView: {
            /**
             * Format: uint16
             * @description Hints that may still be asked for.
             */
            hints: number;
            /** @description Who sits there: `open`, `human`, `away` (a bot sits in), `bot` or `nobody`. */
            kind: components["schemas"]["SeatKind"];
            /**
             * Format: int64
             * @description Milliseconds left when the message was written; only with a clock.
             */
            left: number | null;
            /** @description The bot, if one plays: its level and, if it has one of its own, its budget. */
            level: components["schemas"]["BotSpec"] | null;
            /** @description Whether the host lets the player talk no more. */
            muted: boolean;
            /** @description The player's name. */
            name: string;
            /** @description The bot's level alone. */
            strength: components["schemas"]["Level"] | null;
            /** @description Why a bot sits in. */
            why: components["schemas"]["Absence"] | null;
        };
        /** @description A seat that was just taken. */
        Seated: {
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
            /** @description The key to it; told only now. */
            token: string;
        };
        /** @description A setting of the rules. */
        Setting: {
            /** @description The values that it can have, if it is no number. */
            choices?: components["schemas"]["SettingValue"][];
            /**
             * @description Its name in records.
             * @enum {string}
             */
            key: "expansion" | "mapped" | "cart_capacity" | "bucket_into_unrevealed" | "fatigue" | "pump_with_tired" | "round_limit";
            /**
             * Format: uint8
             * @description The least number.
             */
            least?: number;
            /**
             * Format: uint8
             * @description The greatest number.
             */
            most?: number;
            /** @description Its value with Muria, if Muria fixes it; what was chosen does not count then. */
            muria?: components["schemas"]["SettingValue"];
            /** @description The rule that leaves the choice. */
            rule: components["schemas"]["Rule"];
            /** @description The value that it has unless another is chosen. */
            usual: components["schemas"]["SettingValue"];
        };
        /** @description A setting's value, written as in records. */
        SettingValue: null | boolean | number | string;
        /** @description The values of shafts. */
        ShaftValues: {
            /**
             * Format: uint8
             * @description Markers that a player has (M3).
             */
            markers: number;
            /**
             * Format: uint8
             * @description What one costs (M3).
             */
            price: number;
            /** @description Tiles that each phase adds (S7). */
            tiles: [
                number,
                number,
                number
            ];
        };
        /** @description E5: what one player gets of a toll. */
        Share: {
            /**
             * Format: uint8
             * @description How much.
             */
            coins: number;
            /** @description Who is paid. */
            seat: components["schemas"]["Seat"];
        };
        /** @description A table with its position. */
        Shown: {
            /** @description The values of the components: prices, thresholds, sizes of stacks, as in docs/protocol.md. */
            box: components["schemas"]["Box"];
            /** @description Whether you made the table. */
            host: boolean;
            /** @description The position with all legal moves: a line of a trace as in docs/notation.md, and what is due. */
            position: components["schemas"]["Position"];
            /** @description The table. */
            table: components["schemas"]["TableView"];
            /** @description Your seats, if you gave a key. */
            yours: components["schemas"]["Seat"][];
        };
        /**
         * @description A side of a chamber.
         *
         *     - `left`: The left.
         *     - `right`: The right.
         * @enum {string}
         */
        Side: "left" | "right";
        /** @description Where a piece is taken from, and which sort of piece it is. */
        Source: string;
        /** @description A source taken apart: which sort of piece, and where it is; in the supply if nothing is said. */
        SourceParts: {
            /** @description Whether it is the foreman. */
            foreman: boolean;
            /** @description The post that it holds, if it does. */
            post?: components["schemas"]["Post"];
            /** @description The source as a move names it. */
            source: components["schemas"]["Source"];
            /** @description The space where the piece is, if it is in the mine. */
            space?: components["schemas"]["Space"];
        };
        /** @description Where the values of each box come from. */
        Sources: {
            /** @description The base game's. */
            base: components["schemas"]["Provenance"];
            /** @description What Muria adds, if it is in play. */
            muria: components["schemas"]["Provenance"] | null;
        };
        /**
         * @description A space of the mine by its name (G1): depth, and column counted from the centre.
         *
         *     One byte covers every space that any mine can have: with Muria's 10, 8 and 6 tiles the rows
         *     reach at most 9, 16 and 21 columns from the centre. Spaces order by depth, then from left to
         *     right.
         */
        Space: string;
        /** @description A space's part of a `State`. */
        SpaceState: {
            foremen?: components["schemas"]["Foremen"];
            marker?: components["schemas"]["Seat"];
            open?: boolean;
            salt?: components["schemas"]["Salt"];
            standing: number[];
            tired: number[];
            /** Format: uint8 */
            water?: number;
        };
        /**
         * @description How far a table is. Its numbers are in databases: never change them.
         *
         *     - `open`: Players are sitting down.
         *     - `playing`: The game is on.
         *     - `over`: The game is over.
         * @enum {string}
         */
        Stage: "open" | "playing" | "over";
        /** @description Everything that lies open in a position (G4). */
        State: {
            /** @description Orders and queue. */
            castle: components["schemas"]["CastleState"];
            /**
             * Format: uint8
             * @description B2: the index of the inn's next price from 0; 7 when closed.
             */
            inn: number;
            /** @description Cubes on the market. */
            market: components["schemas"]["MarketState"];
            /** @description Every space that exists, and what is there. */
            mine: {
                [key: string]: components["schemas"]["SpaceState"];
            };
            /** @description The result, once the game is over (T7). */
            over: components["schemas"]["Outcome"] | null;
            /** @description The players, by seat. */
            players: components["schemas"]["Player"][];
            /** @description A1: who holds each post. */
            posts: {
                castle?: components["schemas"]["PostState"] | null;
                entrance?: components["schemas"]["PostState"] | null;
                market?: components["schemas"]["PostState"] | null;
                pump?: components["schemas"]["PostState"] | null;
                saltworks?: components["schemas"]["PostState"] | null;
                workshop?: components["schemas"]["PostState"] | null;
            };
            /** @description W: the saltworks, with Muria. */
            saltworks?: components["schemas"]["SaltworksState"];
            /**
             * Format: uint8
             * @description M3: shaft tiles that may still be built, with Muria.
             */
            shafts?: number;
            /** @description The start player of this phase (T6). */
            start: components["schemas"]["Seat"];
            /** @description B1: the buildings that the player on turn has visited, sorted by name. */
            visited: components["schemas"]["Building"][];
            /** @description Tools on offer. */
            workshop: components["schemas"]["WorkshopState"];
        };
        /** @description What has changed of a `State`. */
        StateChanges: {
            /** @description Orders and queue. */
            castle?: components["schemas"]["CastleState"];
            /**
             * Format: uint8
             * @description B2: the index of the inn's next price from 0; 7 when closed.
             */
            inn?: number;
            /** @description Cubes on the market. */
            market?: components["schemas"]["MarketState"];
            mine?: {
                [key: string]: components["schemas"]["SpaceState"];
            };
            /** @description The result, once the game is over (T7). */
            over?: components["schemas"]["Outcome"] | null;
            /** @description The players, by seat. */
            players?: components["schemas"]["Player"][];
            /** @description A1: who holds each post. */
            posts?: {
                castle?: components["schemas"]["PostState"] | null;
                entrance?: components["schemas"]["PostState"] | null;
                market?: components["schemas"]["PostState"] | null;
                pump?: components["schemas"]["PostState"] | null;
                saltworks?: components["schemas"]["PostState"] | null;
                workshop?: components["schemas"]["PostState"] | null;
            };
            /** @description W: the saltworks, with Muria. */
            saltworks?: components["schemas"]["SaltworksState"];
            /**
             * Format: uint8
             * @description M3: shaft tiles that may still be built, with Muria.
             */
            shafts?: number;
            /** @description The start player of this phase (T6). */
            start?: components["schemas"]["Seat"];
            /** @description B1: the buildings that the player on turn has visited, sorted by name. */
            visited?: components["schemas"]["Building"][];
            /** @description Tools on offer. */
            workshop?: components["schemas"]["WorkshopState"];
        };
        /** @description A space on the way up. */
        Station: {
            /**
             * Format: uint8
             * @description E5, E6: what is owed there, carts that are laid taken into account; known once salt is dug.
             */
            owed?: number;
            /** @description E5: who may be paid there; nobody where the carrier has a piece or a marker. */
            payees: components["schemas"]["Seat"][];
            /**
             * Format: uint8
             * @description E5: what each cube owes there, without carts.
             */
            per_cube: number;
            /** @description The space. */
            space: components["schemas"]["Space"];
        };
        /**
         * @description A position, the move made in it, and what that did. Only the last one, in which no move was made
         *     yet, lists legal moves.
         */
        Step: {
            /** @description What it did. */
            events: components["schemas"]["Event"][];
            /** @description The move with its meaning; the last position has none yet. */
            move: components["schemas"]["MoveData"] | null;
            /** @description The position, as it was seen then. */
            position: components["schemas"]["Position"];
        };
        /** @description Where cubes lie. */
        Store: "bank" | "market" | "saltworks" | components["schemas"]["Seat"] | components["schemas"]["Space"];
        /** @description A move that a hint suggests. */
        Suggestion: {
            /**
             * Format: double
             * @description The chance to win of the player who moves, between 0 and 1.
             */
            chance: number;
            /**
             * Format: double
             * @description The standard error of the chance.
             */
            chance_error: number;
            /** @description How it compares with the best of the moves. */
            comparison: components["schemas"]["Comparison"];
            /** @description What it does: a sentence without its subject and full stop. */
            deed: string;
            /** @description The move and how play is expected to go on. */
            line: components["schemas"]["Move"][];
            /** @description The money each seat is expected to have in the end. */
            money: number[];
            /**
             * Format: double
             * @description The standard error of the mover's money.
             */
            money_error: number;
            /** @description The move. */
            move: components["schemas"]["Move"];
            /**
             * @description Why: what it makes possible, costs and denies, and how it compares with the others; without
             *     a full stop.
             */
            reason: string;
            /**
             * Format: uint8
             * @description How much of its usual time the bot had, in percent: less than 100 if many wanted to think.
             */
            time_percent: number;
            /**
             * Format: uint64
             * @description How often a search went through the move; 0 where nothing was searched.
             */
            visits: number;
        };
        /** @description The name of a table: unguessable, and short enough for a link. */
        TableId: string;
        /** @description A key and where it belongs. */
        TableKey: {
            /** @description The table. */
            table: string;
            /** @description The key. */
            token: components["schemas"]["Key"];
        };
        /** @description What is allowed at a table, and how fast it is. */
        TableOptions: {
            /**
             * Format: uint32
             * @description How long a bot waits before each of its moves, so that people can follow, in milliseconds.
             * @default 800
             */
            bot_pause: number;
            /** @description Whether people can talk at the table. Left out where they can: so say heads of version 1. */
            chat?: boolean;
            /** @description How much time the players have; any amount if left out. */
            clock: components["schemas"]["Clock"] | null;
            /**
             * Format: uint16
             * @description How many hints each player may ask for in the game. Tables of older versions may have more.
             * @default 3
             */
            hints: number;
            /**
             * Format: uint32
             * @description For how many seconds the player whose turn it is may do nothing before the others need not
             *     wait any longer, from a minute to 14 days. If left out it is three days, with a clock for the
             *     game of less than an hour a quarter of an hour, and with a clock for turns the whole turn.
             */
            patience?: number;
            /**
             * @description Whether a bot reviews the game once it is over.
             * @default true
             */
            review: boolean;
        };
        /** @description What is allowed at a table, and how fast it is. */
        TableOptionsRequest: {
            /**
             * Format: uint32
             * @description How long a bot waits before each of its moves, so that people can follow, in milliseconds.
             * @default 800
             */
            bot_pause?: number;
            /** @description Whether people can talk at the table. Left out where they can: so say heads of version 1. */
            chat?: boolean;
            /** @description How much time the players have; any amount if left out. */
            clock?: components["schemas"]["ClockRequest"] | null;
            /**
             * Format: uint16
             * @description How many hints each player may ask for in the game. Tables of older versions may have more.
             * @default 3
             */
            hints?: number;
            /**
             * Format: uint32
             * @description For how many seconds the player whose turn it is may do nothing before the others need not
             *     wait any longer, from a minute to 14 days. If left out it is three days, with a clock for the
             *     game of less than an hour a quarter of an hour, and with a clock for turns the whole turn.
             */
            patience?: number | null;
            /**
             * @description Whether a bot reviews the game once it is over.
             * @default true
             */
            review?: boolean;
        };
        /** @description A table, as anybody may see it. */
        TableView: {
            /** @description Whether the game rests until somebody goes on with it. */
            adjourned: boolean;
            /** @description A question to all players. */
            ask: components["schemas"]["AskView"] | null;
            /**
             * Format: uint
             * @description Moves that the game had when the table was made; its journal begins after them.
             */
            begun: number;
            /**
             * Format: int64
             * @description When it was made or last changed, in milliseconds since 1970.
             */
            changed: number;
            /** @description The seal of the deal. */
            commitment: string;
            /** @description Whether the game was ended before it was over: it has no result. */
            ended: boolean;
            /** @description When the game begins: a record may begin with any position. */
            first_round: components["schemas"]["FirstRound"];
            /** @description What is allowed. */
            habits: components["schemas"]["TableOptions"];
            /** @description Where the host sits, if at the table. */
            host: components["schemas"]["Seat"] | null;
            /** @description Its name. */
            name: string;
            /**
             * Format: uint32
             * @description The journal's last line.
             */
            number: number;
            /** @description Where the game comes from. */
            origin: components["schemas"]["Origin"];
            /**
             * Format: int64
             * @description From when on the others need not wait any longer for the player whose turn it is, or for
             *     somebody who goes on with an adjourned game, in milliseconds since 1970.
             */
            overdue: number | null;
            /**
             * Format: uint
             * @description Moves in the game.
             */
            ply: number;
            /** @description Whether it is listed. */
            public: boolean;
            /** @description The rules. */
            rules: components["schemas"]["Rules"];
            /** @description What opens the seal, once the game is over. */
            salt: string | null;
            /** @description Who sits where. */
            seats: components["schemas"]["SeatView"][];
            /** @description `open` while seats are free, then `playing`, then `over`. */
            stage: components["schemas"]["Stage"];
            /** @description The table's identifier. */
            table: string;
            /** @description Whose turn it is. */
            turn: components["schemas"]["Seat"] | null;
            /** @description What the player whose turn it is may take back alone, and make again. */
            undo: components["schemas"]["UndoView"];
            /** @description What the players have been asked to decide. */
            vote: components["schemas"]["VoteView"] | null;
        };
        /** @description What has changed of a `TableView`. */
        TableViewChanges: {
            /** @description Whether the game rests until somebody goes on with it. */
            adjourned?: boolean;
            /** @description A question to all players. */
            ask?: components["schemas"]["AskView"] | null;
            /**
             * Format: int64
             * @description When it was made or last changed, in milliseconds since 1970.
             */
            changed: number;
            /** @description Whether the game was ended before it was over: it has no result. */
            ended?: boolean;
            /** @description Where the host sits, if at the table. */
            host?: components["schemas"]["Seat"] | null;
            /** @description Its name. */
            name?: string;
            /**
             * Format: uint32
             * @description The journal's last line.
             */
            number: number;
            /**
             * Format: int64
             * @description From when on the others need not wait any longer for the player whose turn it is, or for
             *     somebody who goes on with an adjourned game, in milliseconds since 1970.
             */
            overdue?: number | null;
            /**
             * Format: uint
             * @description Moves in the game.
             */
            ply: number;
            /** @description What opens the seal, once the game is over. */
            salt?: string | null;
            /** @description Who sits where. */
            seats?: components["schemas"]["SeatView"][];
            /** @description `open` while seats are free, then `playing`, then `over`. */
            stage?: components["schemas"]["Stage"];
            /** @description Whose turn it is. */
            turn?: components["schemas"]["Seat"] | null;
            /** @description What the player whose turn it is may take back alone, and make again. */
            undo: components["schemas"]["UndoView"];
            /** @description What the players have been asked to decide. */
            vote?: components["schemas"]["VoteView"] | null;
        };
        /**
         * @description What decides between players of equal worth (T7), in this order.
         *
         *     - `orders`: More orders completed.
         *     - `miners`: Fewer miners.
         *     - `tools`: Fewer tools.
         *     - `shared`: Nothing: they share the place.
         * @enum {string}
         */
        TieBreak: "orders" | "miners" | "tools" | "shared";
        /** @description A chamber tile: the salt and water printed on it. */
        Tile: string;
        /** @description What is still to come from a stack. */
        TilesToCome: {
            /**
             * @description What they can be, in the order of the box and with repeats: just these if there are as many
             *     as are left, and otherwise each is one of them.
             */
            candidates: components["schemas"]["Tile"][];
            /**
             * Format: uint8
             * @description How many are still to come.
             */
            left: number;
        };
        /**
         * @description A kind of tool, in the order of the notation (U1–U9).
         *
         *     - `rope`: U1: one more piece placed in the same action.
         *     - `pickaxe`: U2: one more strength.
         *     - `bucket`: U3: moves a water cube to a neighbouring chamber.
         *     - `cart`: U4: frees a space or two of tolls.
         *     - `food`: U5: tired pieces stand up.
         *     - `commercial`: U6: the commercial privilege, for the market.
         *     - `royal`: U7: the royal privilege, for the castle.
         *     - `saltworks`: U8: the saltworks privilege (Muria).
         *     - `mill`: U9: the horse mill (Muria).
         * @enum {string}
         */
        Tool: "rope" | "pickaxe" | "bucket" | "cart" | "food" | "commercial" | "royal" | "saltworks" | "mill";
        /** @description S6: the kinds of tools that a game is played with. */
        ToolKindsInPlay: {
            /** @description The kinds that are known to be in play. */
            known: components["schemas"]["Tool"][];
            /** @description The kinds that the others can be; only where the stacks are unknown, as on a real board. */
            possible: components["schemas"]["Tool"][];
        };
        /** @description What is still to come from a stack. */
        ToolsToCome: {
            /**
             * @description What they can be, in the order of the box and with repeats: just these if there are as many
             *     as are left, and otherwise each is one of them.
             */
            candidates: components["schemas"]["Tool"][];
            /**
             * Format: uint8
             * @description How many are still to come.
             */
            left: number;
        };
        /** @description B5: a trade at the market. */
        TradeParts: {
            /** @description Its kind. */
            kind: components["schemas"]["Kind"];
            /** @description Whether a cube is sold or bought. */
            way: components["schemas"]["TradeWay"];
        };
        /**
         * @description Which way a cube goes at the market.
         *
         *     - `sell`: From the player to the market.
         *     - `buy`: From the market to the player.
         * @enum {string}
         */
        TradeWay: "sell" | "buy";
        /** @description Moves to be tried, one after the other, by the player who is to move. */
        Trial: {
            /** @description The moves, in the notation. */
            moves: string[];
            /**
             * Format: uint
             * @description The number of moves in the game that the asker saw.
             */
            ply: number;
            /**
             * Format: uint32
             * @description The journal's last line that the asker saw, as with a move.
             */
            seen?: number | null;
        };
        /** @description What the moves would do. */
        Tried: {
            /** @description What each move would do, as far as that can be known. */
            events: components["schemas"]["Event"][][];
            /**
             * Format: uint
             * @description Moves in the game, without those that were tried.
             */
            ply: number;
            /** @description The position after all moves, unless something is turned up. */
            position: components["schemas"]["Position"] | null;
            /** @description Whether the last of these moves turns something up (G4): what comes after it is not told. */
            turns_up: boolean;
        };
        /** @description What can be taken back without asking, and made again. */
        UndoView: {
            /**
             * Format: uint
             * @description Moves before the action that was made last.
             */
            action: number;
            /**
             * Format: uint
             * @description The least moves that can be kept.
             */
            floor: number;
            /**
             * Format: uint
             * @description Moves that can be made again.
             */
            redo: number;
            /**
             * Format: uint
             * @description Moves before this turn.
             */
            turn: number;
        };
        /** @description What nobody has seen yet, stack by stack. */
        Unseen: {
            /** @description S6: the kinds of tools that the game is played with. */
            kinds: components["schemas"]["ToolKindsInPlay"];
            /** @description S7: the orders of this phase that are not turned up yet. */
            orders: components["schemas"]["OrdersToCome"];
            /** @description S5: the tiles of each level that lie face down in the mine or are not laid yet. */
            tiles: {
                [key: string]: components["schemas"]["TilesToCome"];
            };
            /**
             * @description S7: the tool cards of this phase and the later ones. They can be any of those that were not
             *     turned up, for what left the game face down with an earlier phase nobody has seen either.
             */
            tools: components["schemas"]["ToolsToCome"];
        };
        /** @description What a server is. */
        Versions: {
            /** @description What tells its pages from those of other versions. */
            build: string;
            /** @description What its operator tells everybody. */
            bulletin: components["schemas"]["Bulletin"];
            /** @description The program's version. */
            program: string;
            /**
             * Format: uint32
             * @description The version of the protocol that it speaks, as in docs/protocol.md.
             */
            protocol: number;
        };
        /** @description What the players have been asked to decide. */
        VoteView: {
            /**
             * Format: uint
             * @description How many have agreed.
             */
            agreed: number;
            /**
             * Format: uint
             * @description How many must agree; the one who proposes has agreed.
             */
            needed: number;
            /** @description Who proposes it. */
            seat: components["schemas"]["Seat"];
            /** @description Who has not answered yet. */
            waiting: components["schemas"]["Seat"][];
            /** @description What. */
            what: components["schemas"]["Proposal"];
        };
        /** @description What came with a notice. */
        WithToken: {
            /** @description The end of the link. */
            token: string;
        };
        /** @description The workshop's part of a `State`. */
        WorkshopState: {
            /**
             * Format: uint8
             * @description Cards left in this phase's stack.
             */
            left: number;
            /** @description Face-up cards, cheapest place first. */
            open: components["schemas"]["Tool"][];
        };
        /** @description How many of something a player has, and what they are worth together. */
        Worth: {
            /**
             * Format: uint16
             * @description How many.
             */
            count: number;
            /**
             * Format: uint16
             * @description Their value in groszy.
             */
            value: number;
        };
    };
    responses: {
        /** @description The request has no form that this server knows. */
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description A key is needed, as `Authorization: Bearer TOKEN`. */
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description The key is not good for this. */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description There is no such table. */
        404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description The table does not allow it now. */
        409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description The request is too long. */
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description The request is no JSON. */
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description What is asked for is impossible: an illegal move, a bad name, a bad record. */
        422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description Too many requests. */
        429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description The server cannot do it now; the same request may work later. */
        503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Absence = components['schemas']['Absence'];
export type Accepted = components['schemas']['Accepted'];
export type Address = components['schemas']['Address'];
export type Advice = components['schemas']['Advice'];
export type ArrivedState = components['schemas']['ArrivedState'];
export type AskView = components['schemas']['AskView'];
export type Balance = components['schemas']['Balance'];
export type BoardMark = components['schemas']['BoardMark'];
export type BoardMarkKind = components['schemas']['BoardMarkKind'];
export type BotSpec = components['schemas']['BotSpec'];
export type Box = components['schemas']['Box'];
export type BoxLists = components['schemas']['BoxLists'];
export type Brief = components['schemas']['Brief'];
export type Building = components['schemas']['Building'];
export type Bulletin = components['schemas']['Bulletin'];
export type Carrying = components['schemas']['Carrying'];
export type CastleState = components['schemas']['CastleState'];
export type Changed = components['schemas']['Changed'];
export type ClientRequest = components['schemas']['ClientRequest'];
export type Clock = components['schemas']['Clock'];
export type ClockRequest = components['schemas']['ClockRequest'];
export type Command = components['schemas']['Command'];
export type Comparison = components['schemas']['Comparison'];
export type ConfirmedNotices = components['schemas']['ConfirmedNotices'];
export type Created = components['schemas']['Created'];
export type Decision = components['schemas']['Decision'];
export type Done = components['schemas']['Done'];
export type Due = components['schemas']['Due'];
export type EditionLists = components['schemas']['EditionLists'];
export type Entry = components['schemas']['Entry'];
export type Event = components['schemas']['Event'];
export type Expansion = components['schemas']['Expansion'];
export type FirstRound = components['schemas']['FirstRound'];
export type Foremen = components['schemas']['Foremen'];
export type Fork = components['schemas']['Fork'];
export type GameResult = components['schemas']['GameResult'];
export type Goal = components['schemas']['Goal'];
export type Hello = components['schemas']['Hello'];
export type Import = components['schemas']['Import'];
export type Invitation = components['schemas']['Invitation'];
export type Inviting = components['schemas']['Inviting'];
export type Joining = components['schemas']['Joining'];
export type Key = components['schemas']['Key'];
export type KeyRing = components['schemas']['KeyRing'];
export type Kind = components['schemas']['Kind'];
export type Ledger = components['schemas']['Ledger'];
export type LegalMove = components['schemas']['LegalMove'];
export type Level = components['schemas']['Level'];
export type Line = components['schemas']['Line'];
export type ListedStage = components['schemas']['ListedStage'];
export type MarketState = components['schemas']['MarketState'];
export type Message = components['schemas']['Message'];
export type Move = components['schemas']['Move'];
export type MoveData = components['schemas']['MoveData'];
export type MoveParts = components['schemas']['MoveParts'];
export type NewTable = components['schemas']['NewTable'];
export type NoticeState = components['schemas']['NoticeState'];
export type Order = components['schemas']['Order'];
export type OrdersToCome = components['schemas']['OrdersToCome'];
export type Origin = components['schemas']['Origin'];
export type Outcome = components['schemas']['Outcome'];
export type Phase = components['schemas']['Phase'];
export type PieceGroup = components['schemas']['PieceGroup'];
export type PiecesState = components['schemas']['PiecesState'];
export type Place = components['schemas']['Place'];
export type Player = components['schemas']['Player'];
export type Position = components['schemas']['Position'];
export type PositionChanges = components['schemas']['PositionChanges'];
export type Post = components['schemas']['Post'];
export type PostState = components['schemas']['PostState'];
export type Price = components['schemas']['Price'];
export type Proposal = components['schemas']['Proposal'];
export type Provenance = components['schemas']['Provenance'];
export type Purse = components['schemas']['Purse'];
export type Ranked = components['schemas']['Ranked'];
export type RedoneMove = components['schemas']['RedoneMove'];
export type RefusalCode = components['schemas']['RefusalCode'];
export type Refused = components['schemas']['Refused'];
export type RefusedMoves = components['schemas']['RefusedMoves'];
export type Replay = components['schemas']['Replay'];
export type Reported = components['schemas']['Reported'];
export type Reporting = components['schemas']['Reporting'];
export type Review = components['schemas']['Review'];
export type ReviewedMove = components['schemas']['ReviewedMove'];
export type Rewound = components['schemas']['Rewound'];
export type Role = components['schemas']['Role'];
export type Rule = components['schemas']['Rule'];
export type RuleBoard = components['schemas']['RuleBoard'];
export type RuleBoards = components['schemas']['RuleBoards'];
export type Rules = components['schemas']['Rules'];
export type RulesRequest = components['schemas']['RulesRequest'];
export type Salt = components['schemas']['Salt'];
export type SaltworksState = components['schemas']['SaltworksState'];
export type Score = components['schemas']['Score'];
export type Sealed = components['schemas']['Sealed'];
export type Seat = components['schemas']['Seat'];
export type SeatKind = components['schemas']['SeatKind'];
export type SeatNotices = components['schemas']['SeatNotices'];
export type SeatRequest = components['schemas']['SeatRequest'];
export type SeatView = components['schemas']['SeatView'];
export type Seated = components['schemas']['Seated'];
export type Setting = components['schemas']['Setting'];
export type SettingValue = components['schemas']['SettingValue'];
export type ShaftValues = components['schemas']['ShaftValues'];
export type Share = components['schemas']['Share'];
export type Shown = components['schemas']['Shown'];
export type Side = components['schemas']['Side'];
export type Source = components['schemas']['Source'];
export type SourceParts = components['schemas']['SourceParts'];
export type Sources = components['schemas']['Sources'];
export type Space = components['schemas']['Space'];
export type SpaceState = components['schemas']['SpaceState'];
export type Stage = components['schemas']['Stage'];
export type State = components['schemas']['State'];
export type StateChanges = components['schemas']['StateChanges'];
export type Station = components['schemas']['Station'];
export type Step = components['schemas']['Step'];
export type Store = components['schemas']['Store'];
export type Suggestion = components['schemas']['Suggestion'];
export type TableId = components['schemas']['TableId'];
export type TableKey = components['schemas']['TableKey'];
export type TableOptions = components['schemas']['TableOptions'];
export type TableOptionsRequest = components['schemas']['TableOptionsRequest'];
export type TableView = components['schemas']['TableView'];
export type TableViewChanges = components['schemas']['TableViewChanges'];
export type TieBreak = components['schemas']['TieBreak'];
export type Tile = components['schemas']['Tile'];
export type TilesToCome = components['schemas']['TilesToCome'];
export type Tool = components['schemas']['Tool'];
export type ToolKindsInPlay = components['schemas']['ToolKindsInPlay'];
export type ToolsToCome = components['schemas']['ToolsToCome'];
export type TradeParts = components['schemas']['TradeParts'];
export type TradeWay = components['schemas']['TradeWay'];
export type Trial = components['schemas']['Trial'];
export type Tried = components['schemas']['Tried'];
export type UndoView = components['schemas']['UndoView'];
export type Unseen = components['schemas']['Unseen'];
export type Versions = components['schemas']['Versions'];
export type VoteView = components['schemas']['VoteView'];
export type WithToken = components['schemas']['WithToken'];
export type WorkshopState = components['schemas']['WorkshopState'];
export type Worth = components['schemas']['Worth'];
export type Response400 = components['responses']['400'];
export type Response401 = components['responses']['401'];
export type Response403 = components['responses']['403'];
export type Response404 = components['responses']['404'];
export type Response409 = components['responses']['409'];
export type Response413 = components['responses']['413'];
export type Response415 = components['responses']['415'];
export type Response422 = components['responses']['422'];
export type Response429 = components['responses']['429'];
export type Response503 = components['responses']['503'];
export type $defs = Record<string, never>;
export interface operations {
    open_box: {
        parameters: {
            query?: {
                /** @description `none` or `muria`. */
                expansion?: components["schemas"]["Expansion"];
                /** @description How many play: two to four, five with Muria. */
                players?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Box"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    edition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionLists"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    allow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedNotices"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    end: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    lobby: {
        parameters: {
            query?: {
                /** @description `open` tables that wait for players, or `playing` ones to watch. */
                stage?: components["schemas"]["ListedStage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brief"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Import"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRing"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brief"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shown"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    command: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    fork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fork"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Inviting"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    state: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeState"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    position: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    replay: {
        parameters: {
            query?: {
                /** @description How many positions; 100 are given at most. */
                count?: number;
                /** @description The first ply. */
                from?: number;
            };
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reporting"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    sealed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sealed"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    socket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A WebSocket; docs/protocol.md describes what is said on it. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            /** @description The request does not ask for a WebSocket. */
            426: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    try_out: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The table's identifier */
                table: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Trial"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
    version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Versions"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            503: components["responses"]["503"];
        };
    };
}
