// Written by scripts/app-types from the server's own types. Do not edit.

/** Host: seat a bot at the end of the circle. */
export interface AddBot {
  do: "add_bot";
  name: string;
  level?: "deducing" | "llm" | "random" | "simple";
}

/** Human judge: seat somebody who has no device. */
export interface AddName {
  do: "add_name";
  name: string;
}

/** The judge said something aloud that is no death and no vote; `seat` and `word` fill it in where it needs them. */
export interface Announced {
  event: "announced";
  to: number[] | null;
  what: string;
  seat: number | null;
  word: string | null;
}

/** Host: say who sits in the circle, clockwise from seat 1. */
export interface Arrange {
  do: "arrange";
  circle: number[];
}

/** An open ask as one viewer sees it: for a seat its own legal answers and its own answer so far. */
export interface AskView {
  id: string;
  call: string;
  kind: "deal" | "hold" | "option" | "seat" | "seats" | "speech";
  seats: number[];
  legal: (number | string)[];
  may_pass: boolean;
  least: number;
  most: number;
  one_of: number[];
  offer: boolean;
  held: boolean;
  answered: boolean;
  answer: number | string | (number | string)[] | null;
  others: ([number, number | string | (number | string)[] | null])[];
}

/** The badge is with this seat now, or with nobody. */
export interface Badged {
  event: "badged";
  to: number[] | null;
  seat: number | null;
}

/** A vote began: who takes part and who may be named. */
export interface BallotOpened {
  event: "ballot_opened";
  to: number[] | null;
  call: string;
  voters: number[];
  candidates: number[];
}

/** The last message: another device of the same person has taken over, the person was asked to leave, and so on. */
export interface Bye {
  type: "bye";
  why: "closed" | "elsewhere" | "flood" | "kicked" | "silent" | "stopping" | "unknown_token";
}

/** The judge closed that step: eyes shut. */
export interface CallEnded {
  event: "call_ended";
  to: number[] | null;
  call: string;
}

/** The judge called a step of the night, whoever wakes. */
export interface Called {
  event: "called";
  to: number[] | null;
  call: string;
}

/** How often a camp wins, from 0 to 1: between `low` and `high` in 95 of 100 such forecasts. */
export interface CampForecast {
  camp: string;
  share: number;
  low: number;
  high: number;
}

/** Who runs for sheriff now. */
export interface Candidates {
  event: "candidates";
  to: number[] | null;
  seats: number[];
}

/** These cards lie in the centre, undealt. */
export interface CentreLaid {
  event: "centre_laid";
  to: number[] | null;
  cards: string[];
}

/** Host: the settings of the next game; times and the rule for who is missing hold for a game under way too. */
export interface Choose {
  do: "choose";
  settings: Settings;
}

/** The village's verdict: this seat is to leave, or nobody. */
export interface Condemned {
  event: "condemned";
  to: number[] | null;
  seat: number | null;
}

/** A ballot was counted: who voted for whom, the totals with every weight, and who leads. */
export interface Counted {
  event: "counted";
  to: number[] | null;
  call: string;
  votes: ([number, number | string | (number | string)[] | null])[];
  totals: ([number, number])[];
  leaders: number[];
}

/** What dawn brings is done; the village may speak. */
export interface DayBegan {
  event: "day_began";
  to: number[] | null;
  number: number;
}

/** The night is over and everybody opens the eyes; the dead are not told yet. */
export interface DayBroke {
  event: "day_broke";
  to: number[] | null;
  number: number;
}

/** A seat has these cards now: at the deal, or after an exchange. */
export interface Dealt {
  event: "dealt";
  to: number[] | null;
  seat: number;
  cards: string[];
}

/** These seats are dead, in seat order; told at dawn even when nobody is. `causes` only where they are announced. */
export interface Died {
  event: "died";
  to: number[] | null;
  seats: number[];
  causes: string[] | null;
}

/** A command. The id is of the client's own making, another for each command; sent again, it acts once. */
export interface Do {
  type: "do";
  id: string;
  command: Rename | Sit | Stand | GoAway | VoteOff | Report | Ready | Arrange | AddBot | AddName | Choose | Start | StopGame | Pause | Resume | Extend | Skip | GiveSeat | Kick | Mute | Lock | SetPassword | HandOver | TakeOver | GiveAnswer | Say | Leave | Undo | Redo;
}

/** A command was taken; `again`: it had been taken before. */
export interface Done {
  type: "done";
  id: string;
  again: boolean;
}

/** The game is over: who has won, why, and everybody's cards and camp. */
export interface Ended {
  event: "ended";
  to: number[] | null;
  winner: string;
  winners: number[];
  because: string;
  cards: string[][];
  camps: string[];
}

/** Come into a room: POST /api/rooms/{code}/people. */
export interface EnterRoom {
  name: string;
  password?: string | null;
  seated?: boolean;
}

/** A werewolf gave himself up; the day ends. */
export interface Exploded {
  event: "exploded";
  to: number[] | null;
  seat: number;
}

/** Host: give what is open now so many seconds more. */
export interface Extend {
  do: "extend";
  seconds: number;
}

/** A finished game, as everybody may know it. */
export interface Finished {
  game: number;
  began: number;
  ended: number;
  winner: string;
  because: string;
  seats: SeatResult[];
}

/** How often each camp wins what the room would play next, among bots: GET /api/chances. */
export interface Forecast {
  level: string;
  games: number;
  of: number;
  state: "done" | "failed" | "running" | "unplayable";
  camps: CampForecast[];
}

/** The table as a viewer saw it at a step. */
export interface Frame {
  phase: "dawn" | "day" | "night" | "over" | "setup";
  number: number;
  seats: SeatView[];
  sheriff: number | null;
  candidates: number[];
}

/** The table sat down: how many seats and which cards are in the deck, in no telling order. */
export interface GameBegan {
  event: "game_began";
  to: number[] | null;
  seats: number;
  deck: string[];
}

/** Answer an ask; a human judge for any seat, and for luck (seat 0). */
export interface GiveAnswer {
  do: "answer";
  ask: string;
  answer: number | string | (number | string)[] | null;
  seat?: number | null;
}

/** Host: let somebody who looks on play a seat that a bot has taken over in this game. */
export interface GiveSeat {
  do: "give_seat";
  seat: number;
  person: number;
}

/** What a seat answered in secret, and stood by until the ask closed; `by_luck` when its time was up. */
export interface Given {
  ask: string;
  call: string;
  seat: number;
  answer: number | string | (number | string)[] | null;
  by_luck: boolean;
}

/** Leave the room for good. In a game, the room's rule for who is missing decides about the seat. */
export interface GoAway {
  do: "go_away";
}

/** Host: make somebody else the host. */
export interface HandOver {
  do: "hand_over";
  person: number;
}

/** The first message: who it is, and what it has seen already. Without a token it looks on from outside. */
export interface Hello {
  type: "hello";
  token?: string | null;
  epoch?: number;
  events?: number;
  language?: "en" | "zh-Hans" | "zh-Hant" | null;
}

/** Why a game can't begin yet: the code of the refusal that `start` would get, and what explains it. */
export interface Hindrance {
  code: string;
  values: Record<string, unknown>;
}

/** Host: ask somebody to leave, who may not come back; or send a bot away. */
export interface Kick {
  do: "kick";
  person: number;
}

/** Leave the game for good, or as the judge let a seat leave it: it dies in the next batch of deaths. */
export interface Leave {
  do: "leave_game";
  seat?: number | null;
}

/** Host: let nobody in any more, or again. */
export interface Lock {
  do: "lock";
  locked?: boolean;
}

/** Host: keep somebody's words back, or let them through again. */
export interface Mute {
  do: "mute";
  person: number;
  muted?: boolean;
}

/** Night `number` began. */
export interface NightFell {
  event: "night_fell";
  to: number[] | null;
  number: number;
}

/** A command was refused, and nothing has changed. `id` is None where none could be read, or it was no command. */
export interface NotDone {
  type: "refused";
  id: string | null;
  code: string;
  values: Record<string, unknown>;
  text: string;
}

/** Open a room: POST /api/rooms. */
export interface OpenRoom {
  name: string;
  way?: "judge" | "remote" | "table";
  language?: "en" | "zh-Hans" | "zh-Hant";
  settings?: Settings;
  password?: string | null;
  seated?: boolean | null;
}

/** Host: let all clocks stand still. */
export interface Pause {
  do: "pause";
}

/** Somebody in the room, as all see them. `here`: whether a device of theirs is connected. */
export interface PersonView {
  number: number;
  name: string;
  kind: "bot" | "guest" | "name";
  level?: string | null;
  here?: boolean;
  muted?: boolean;
  ready?: boolean;
  unwanted?: boolean;
}

/** Ask whether the server still hears; it answers with `pong`. */
export interface Ping {
  type: "ping";
}

/** What the game is played with, as everybody may know it: no order of cards, nothing that lies face down. */
export interface Played {
  seats: number;
  deck: Record<string, number>;
  cards_each: number;
  variant: string | null;
  events: number;
  rules: Record<string, boolean | number | string>;
  real_cards: boolean;
}

/** The answer to `ping`, with the server's time in seconds. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Be ready for the next game, or not; between games. */
export interface Ready {
  do: "ready";
  ready?: boolean;
}

/** One link of the chain that led to a ruling. */
export type Reason = [string, (number | null)?, (string | null)?];

/** Human judge: decide again what was taken back last. */
export interface Redo {
  do: "redo";
}

/** Why something was refused: a code, what explains it, and a sentence in the language that was asked for. */
export interface Refusal {
  code: string;
  values: Record<string, unknown>;
  text: string;
}

/** Take another name, between games. */
export interface Rename {
  do: "rename";
  name: string;
}

/** A finished game as one viewer saw it: GET /api/rooms/{code}/games/{number}. Times are the server's. */
export interface Replay {
  code: string;
  game: number;
  way: "judge" | "remote" | "table";
  viewer: number | "judge" | "public";
  began: number;
  ended: number;
  played: Played;
  seats: SeatResult[];
  winner: string | null;
  because: string | null;
  stopped: "error" | "host" | "rules_changed" | null;
  steps: Step[];
  frames: Frame[];
  words: Record<string, string>;
  key: string | null;
}

/** Tell the server's owner of somebody. Nobody in the room is told. */
export interface Report {
  do: "report";
  person: number;
  category: "abuse" | "cheating" | "leaving" | "name" | "other" | "spoiling";
}

/** Host: let them go on. */
export interface Resume {
  do: "resume";
}

/** Ask for everything after an event again. */
export interface Resync {
  type: "resync";
  epoch?: number;
  events?: number;
}

/** A seat that was dead lives again and holds these cards, for everybody to see. */
export interface Returned {
  event: "returned";
  to: number[] | null;
  seat: number;
  cards: string[];
}

/** A seat's cards were turned up for the audience. */
export interface Revealed {
  event: "revealed";
  to: number[] | null;
  seat: number;
  cards: string[];
}

/** What somebody outside may know of a room: GET /api/rooms/{code}. */
export interface RoomCard {
  code: string;
  way: "judge" | "remote" | "table";
  language: "en" | "zh-Hans" | "zh-Hant";
  status: "lobby" | "over" | "playing";
  people: number;
  seated: number;
  password: boolean;
  locked: boolean;
  watchers: boolean;
}

/** All that one person may see of a room now: their own side of it, and what everybody sees alike. */
export interface RoomView {
  number: number;
  now: number;
  epoch: number;
  me?: number;
  seat?: number | null;
  viewer?: number | "judge" | "public";
  game?: View | null;
  deadlines?: Record<string, number>;
  channels?: string[];
  against?: number[];
  may_undo?: boolean;
  may_redo?: boolean;
  code: string;
  way: "judge" | "remote" | "table";
  language: "en" | "zh-Hans" | "zh-Hant";
  status: "lobby" | "over" | "playing";
  host: number;
  people: PersonView[];
  circle: number[];
  settings: Settings;
  locked?: boolean;
  former_host?: number;
  password?: boolean;
  games?: number;
  seats?: number[];
  stood_in?: number[];
  played?: Played | null;
  planned?: Played | null;
  unplanned?: Hindrance | null;
  odd?: string[];
  story?: (GameBegan | Dealt | CentreLaid | NightFell | DayBroke | DayBegan | Called | CallEnded | Told | Announced | Died | Returned | Revealed | Ruled | SpeechBegan | Said | BallotOpened | Voted | Counted | Condemned | Candidates | Badged | Exploded | Ended)[];
  speakers?: number[];
  waiting?: number | null;
  paused?: boolean;
  stopped?: "error" | "host" | "rules_changed" | null;
}

/** The judge's reason: what became of a seat and the chain that led to it. */
export interface Ruled {
  event: "ruled";
  to: number[] | null;
  seat: number;
  ruling: string;
  cause: string | null;
  because: Reason[];
}

/** A seat spoke on a channel. The words are kept apart under `speech`; the claims decide nothing. */
export interface Said {
  event: "said";
  to: number[] | null;
  seat: number;
  channel: string;
  speech: string;
  claims: string[];
}

/** Speak on a channel, with claims if any. */
export interface Say {
  do: "say";
  text: string;
  channel?: string;
  claims?: string[];
  seat?: number | null;
}

/** How one seat of a finished game fared. */
export interface SeatResult {
  person: number;
  name: string;
  cards: string[];
  camp: string;
  won: boolean;
}

/** A seat as one viewer sees it: `cards` and `camp` are None while unknown. */
export interface SeatView {
  number: number;
  alive: boolean;
  cards: string[] | null;
  camp: string | null;
}

/** The room as this person sees it now, and the events since the last message, numbered from `first`. */
export interface Seen {
  type: "view";
  view: RoomView;
  first: number;
  events: (GameBegan | Dealt | CentreLaid | NightFell | DayBroke | DayBegan | Called | CallEnded | Told | Announced | Died | Returned | Revealed | Ruled | SpeechBegan | Said | BallotOpened | Voted | Counted | Condemned | Candidates | Badged | Exploded | Ended)[];
  words: Record<string, string>;
}

/** Host: ask newcomers for a password, or for none. */
export interface SetPassword {
  do: "set_password";
  password?: string | null;
}

/** All that a host may set before a game. None means: whatever suits the number of players. */
export interface Settings {
  deck?: string[] | null;
  preset?: string | null;
  rules?: Record<string, boolean | number | string>;
  cards_each?: number;
  variant?: string | null;
  events?: string[];
  events_in_force?: string[];
  actor_cards?: string[];
  real_cards?: boolean;
  speed?: "1" | "1.5" | "2" | "off";
  seconds?: Record<string, number>;
  holds?: "answered" | "brisk" | "fixed";
  missing?: "bot" | "remove" | "skip" | "wait";
  grace?: number;
  watchers?: boolean;
  delay?: "0" | "120" | "30";
  dead_see?: "everything" | "public";
  words?: "any" | "moderate" | "strict";
}

/** Sit down in the circle at the end, or before the seat of that number. */
export interface Sit {
  do: "sit";
  before?: number | null;
}

/** Host: wait no longer for an ask or a call; without one named, for none of those that all may know of. */
export interface Skip {
  do: "skip";
  ask: string;
}

/** It is this seat's turn to speak (None: everybody may); `call` says which kind of speech. */
export interface SpeechBegan {
  event: "speech_began";
  to: number[] | null;
  call: string;
  seat: number | null;
}

/** Leave the circle and look on. */
export interface Stand {
  do: "stand";
}

/** Host: begin a game with those who sit in the circle. */
export interface Start {
  do: "start";
}

/** A room's finished games, how often each camp has won, and each person's tally by number. */
export interface Statistics {
  games: Finished[];
  camps: Record<string, number>;
  people: Record<string, Tally>;
}

/** One thing that happened: an event, or an answer; `frame` is the place among the frames of the table after it. */
export interface Step {
  event: GameBegan | Dealt | CentreLaid | NightFell | DayBroke | DayBegan | Called | CallEnded | Told | Announced | Died | Returned | Revealed | Ruled | SpeechBegan | Said | BallotOpened | Voted | Counted | Condemned | Candidates | Badged | Exploded | Ended | null;
  given: Given | null;
  frame: number;
}

/** Host: end the game under way; nobody has won. */
export interface StopGame {
  do: "stop_game";
}

/** Be the host again after having been away, or in a room that has none. */
export interface TakeOver {
  do: "take_over";
}

/** How often somebody has played and won: in all, by camp and by role. */
export interface Tally {
  games: number;
  wins: number;
  camps: Record<string, [number, number]>;
  roles: Record<string, [number, number]>;
}

/** Who has come in, and the token that proves it: keep it secret, send it in `hello` alone. */
export interface Ticket {
  code: string;
  person: number;
  token: string;
  path: string;
}

export type ToClient = Welcome | Seen | Token | Done | NotDone | Pong | Bye;

export type ToServer = Hello | Do | Resync | Ping;

/** A fresh token, for the next time; the old one works until this one is used. */
export interface Token {
  type: "token";
  token: string;
}

/** A seat was told something in private: at which call, about whom, and what. */
export interface Told {
  event: "told";
  to: number[] | null;
  call: string;
  about: number[];
  fact: string | string[];
}

/** Human judge: take the last decision of a person back. */
export interface Undo {
  do: "undo";
}

/** All that a viewer may see now. `events` counts the viewer's own events; `told` is what it was told in private. */
export interface View {
  viewer: number | "judge" | "public";
  phase: "dawn" | "day" | "night" | "over" | "setup";
  number: number;
  seats: SeatView[];
  deck: string[];
  sheriff: number | null;
  candidates: number[];
  cards: string[];
  centre: string[];
  told: Told[];
  asks: AskView[];
  events: number;
  winner: string | null;
  winners: number[];
}

/** Want somebody to leave the room, or no longer; in a game it can't be taken back. More than half put them out. */
export interface VoteOff {
  do: "vote_off";
  person: number;
  wants?: boolean;
}

/** A seat voted in a ballot that is taken in turn. */
export interface Voted {
  event: "voted";
  to: number[] | null;
  call: string;
  seat: number;
  choice: number | string | (number | string)[] | null;
}

/** The first answer to `hello`, but for who is refused: which version of the protocol is spoken here. */
export interface Welcome {
  type: "welcome";
  protocol: number;
}

export type AnyEvent = NonNullable<Seen["events"]>[number];
export type Command = Do["command"];
export type ClaimKind = "i_am" | "withdraw" | "good" | "wolf" | "saved" | "badge" | "counter" | "suspect" | "defend" | "side_with" | "vote";
export type CardClaimKind = "i_am" | "withdraw";
