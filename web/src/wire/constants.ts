// Lists that a page has to know before it asks a server. Written by `cargo xtask types` from the
// programs' own lists: change those, not this file.

import type { Building, Expansion, Kind, Level, Phase, Post, Setting, TableOptions, Tool } from './generated';

/** The version of the protocol that the page speaks. */
export const PROTOCOL = 4 as const satisfies number;

/** The server closes a socket with it that should be opened again at once. */
export const COME_BACK = 4001 as const satisfies number;

/** The settings of the rules, in the order of records. */
export const SETTINGS = [
  {"choices":["none","muria"],"key":"expansion","rule":"S1","usual":"none"},
  {"choices":[false,true],"key":"mapped","rule":"V1","usual":false},
  {"choices":[null,2],"key":"cart_capacity","muria":2,"rule":"E6","usual":null},
  {"choices":[true,false],"key":"bucket_into_unrevealed","rule":"U3","usual":true},
  {"choices":["crew","all"],"key":"fatigue","rule":"E3","usual":"crew"},
  {"choices":[false,true],"key":"pump_with_tired","rule":"B4","usual":false},
  {"key":"round_limit","least":1,"most":255,"rule":"T8","usual":60},
] as const satisfies readonly Setting[];

/** How many can play with each expansion (S1). */
export const PLAYERS = {
  muria: {"least":2,"most":5},
  none: {"least":2,"most":4},
} as const satisfies Record<Expansion, { least: number; most: number }>;

/** The levels of bots, from friendly to formidable: opponents for people, and yardsticks for bots. */
export const LEVELS = {
  opponents: ["apprentice","journeyman","master","grandmaster"],
  yardsticks: ["random","uct"],
} as const satisfies Record<string, readonly Level[]>;

/** Every kind of salt, in the order of the notation. */
export const KINDS = ["b","g","w","u"] as const satisfies readonly Kind[];

/** The kinds that are dug, and sold at the market. */
export const DUG_KINDS = ["b","g","w"] as const satisfies readonly Kind[];

/** Every building of the town. */
export const BUILDINGS = ["inn","workshop","pump","market","square","castle","saltworks","foremen"] as const satisfies readonly Building[];

/** Every post for an assistant, in the order of the notation. */
export const POSTS = ["castle","workshop","pump","market","saltworks","entrance"] as const satisfies readonly Post[];

/** Every kind of tool, in the order of the notation. */
export const TOOLS = ["rope","pickaxe","bucket","cart","food","commercial","royal","saltworks","mill"] as const satisfies readonly Tool[];

/** The numerals of phases, and of levels of the mine. */
export const NUMERALS = ["I","II","III"] as const satisfies readonly Phase[];

/** What is allowed at a table, unless somebody asks for something else. */
export const OPTIONS = {
  bot_pause: 800,
  clock: null,
  hints: 3,
  review: true,
} as const satisfies TableOptions;

/** The most hints that each player may ask for: as many as wanted. */
export const MOST_HINTS = 999 as const satisfies number;

/** The longest name of a player or a table, in characters. */
export const LONGEST_NAME = 40 as const satisfies number;

/** The longest message of the chat, in characters. */
export const LONGEST_MESSAGE = 500 as const satisfies number;

/** The chapters of the rules by their letters. */
export const CHAPTERS = ["G","S","T","C","P","E","A","B","K","U","W","M","V"] as const satisfies readonly string[];

/** The languages of the catalogue. */
export const LANGUAGES = ["en","pl","de","fr","it"] as const satisfies readonly string[];
