/**
 * The messages of the protocol: the engine's answers and their parts. Written by build/tools/make_messages.py
 * from engine/followsuit/protocol/messages; change that, and run it again.
 */

/** An act without more to it (Court Piece). */
export interface BareAction {
  kind: "ask_redeal" | "ask_trump" | "stop" | "go_on";
}

/** A card is laid face down (Court Piece). */
export interface LayAction {
  kind: "lay_indicator";
  card: string;
}

export type OfferedAction = BareAction | LayAction;

/** A bid. */
export interface BidAction {
  kind: "bid";
  value: number;
}

/** A pass. */
export interface PassAction {
  kind: "pass";
}

/** Trump is named. */
export interface NameAction {
  kind: "name_trump";
  suit: string;
}

/** Cards are played, buried or declared. */
export interface CardsAction {
  kind: "play" | "bury" | "declare";
  cards: string[];
  /** Names an explained play of several cards: "pair", "tractor", "throw" … */
  shape?: string | null;
}

export type Action = BidAction | PassAction | NameAction | CardsAction | OfferedAction;

/** A position of a few cards in which a seat keeps an agreement. */
export interface AgreementExample {
  trump: string;
  /** The tricks before, the latest last. */
  tricks: TrickView[];
  /** The trick in progress; null where the seat leads. */
  trick: TrickView | null;
  /** Who is to play, and what it holds. */
  seat: Seat;
  hand: string[];
  /** The cards by which it keeps the agreement. */
  keeps: string[];
}

/** An agreement by its word. */
export interface AgreementOffer {
  code: string;
  /** The word of which it is the mirror: it stands in a card beside that one only. Null for all others. */
  of: string | null;
  example: AgreementExample;
}

/** The agreements that a game has, in the order to list them. */
export interface AgreementList {
  agreements: AgreementOffer[];
}

/** The words of a card, or `all`; empty for none. */
export interface AgreementChoice {
  agreements: string;
  seat?: string | null;
}

/** A game by its name. */
export interface AgreementListRequest {
  game: string;
}

/** An act that can be made, and its record line. */
export interface LegalAct {
  action: Action;
  text: string;
}

/** A position of a deal in which acts are tried. */
export interface PositionAnswer extends StepAnswer {
  to_act: Seat | null;
  legal: LegalAct[];
  over: boolean;
}

/** An act, and what it is worth; null if it could not be weighed. */
export interface ActValue {
  text: string;
  action: Action;
  value: number | null;
  error: number | null;
  /** Whether the best is not clearly better. */
  tie: boolean;
}

/** What the legal acts of a position are worth, the best first. */
export interface WeighingAnswer {
  to_act: Seat | null;
  of: Unit;
  worlds: number;
  exact: boolean;
  done: boolean;
  values: ActValue[];
}

/** A line of acts, with the next one. */
export interface ExtensionAnswer {
  line: string[];
}

/** A position: a step, and record lines of one act each that are tried after it. */
export interface PositionRequest extends ShowStepRequest {
  line?: string[];
}

/** In how many more worlds to weigh. */
export interface WeighingRequest extends PositionRequest {
  worlds?: number;
}

/** The level of the bots. */
export interface ExtensionRequest extends PositionRequest {
  level?: string;
}

/** What every answer has besides. */
export interface Envelope {
  /** The version of the protocol. */
  v: number;
  /** The message's own. */
  id: unknown;
  ok: boolean;
  /** Why it is refused; then there is nothing else. */
  error?: RefusalData;
  /** What is new in the record, for a message with `since`. */
  record_lines?: RecordUpdate;
}

/** The deal as somebody says it was played; the engine has replayed it. */
export interface Claim {
  name: string;
  margin: number;
  assisted: boolean;
  /** What became of each trick, in the order of play. */
  tricks: Outcome[];
  record: string;
}

/** A challenge to play a deal. */
export interface ChallengeOffer {
  game: string;
  rules: Rules;
  deal: number;
  you: Seat;
  levels: Partial<Record<Seat, string>>;
  /** The date of a day's deal, else empty. */
  day: string;
  /** The version of its maker's bots. */
  bots: number;
  same_bots: boolean;
  claim: Claim | null;
  refused: RefusalData | null;
}

/** One run of the field: a level, the margin it came to, and that of the deal as it was played. */
export interface BotResultAnswer {
  level: string;
  lot: number;
  margin: number;
  played: number | null;
}

/** The tricks, from 0, in which a decision of the person cost something. */
export interface MissedTricksAnswer {
  missed: number[];
}

/** What the challenge is to carry; or the game and the date of a day's deal. */
export interface ChallengeRequest extends DealRequest {
  /** Everybody begins after the acts that the record has, as of a deal made up to its contract. */
  begun?: boolean;
  claims?: boolean;
  name?: string | null;
  challenge?: string | null;
  game?: string;
  day?: string;
}

/** The level that plays, and which of its runs. */
export interface BotResultRequest extends DealRequest {
  level: string;
  lot?: number;
}

/** A face of the pack: how many of its cards are not placed, of how many. */
export interface PackFace {
  card: string;
  left: number;
  of: number;
}

/** Where cards of a deal lie: its name, the seat that is dealt them, how many; those placed, sorted. */
export interface MakingPlace {
  name: string;
  seat: Seat | null;
  size: number;
  cards: string[];
}

/** A field of the standing or the contract.

With `choices` a value is one of them, without a whole number. `values` are by part, under an empty name
where there are none. */
export interface SetupField {
  name: string;
  parts: string[];
  choices: string[];
  least: number;
  most: number;
  step: number;
  values: Record<string, string>;
}

/** A deal that is being made. */
export interface DealEditorAnswer {
  /** The whole of it as text, to be sent with the next change. */
  setup: string;
  game: string;
  rules: Rules;
  /** In order of play, from S. */
  seats: Seat[];
  /** The pack: a row for each suit. */
  rows: PackFace[][];
  places: MakingPlace[];
  /** How many cards are not placed. */
  missing: number;
  standing: SetupField[];
  /** What is to be known of a deal that begins with its play; empty where none can. */
  contract: SetupField[];
  /** Of a deal without a card missing: what the rules refuse, or would have dealt again. */
  problems: RefusalData[];
  /** Whether the text could be read; else all before this is of an empty table. */
  is_read: boolean;
  /** Why it could not, or what of it was left over, each with its place. */
  unread: RefusalData[];
  /** Whether the text that was read has bids, plays or more deals, which were not taken. */
  has_more: boolean;
}

/** The record of a deal that was made, and its link. */
export interface FinishedDeal {
  record: string;
  deal: number;
  link: string;
  fits: boolean;
}

/** A card, and the name of a place of the deal. */
export interface CardAtPlace {
  card: string;
  place: string;
}

/** A setup, or a text of any form that has one, none for a new one; one change; a seed for its chance. */
export interface EditDealRequest extends RulesRequest {
  setup?: string | null;
  seed?: string;
  lay?: CardAtPlace;
  take?: CardAtPlace;
  /** The name of a place; all where it is empty. */
  clear?: string;
  set?: Record<string, string>;
  fill?: boolean;
}

/** A whole setup, who plays it, and from which contract, if not from the beginning. */
export interface FinishDealRequest extends RulesRequest {
  setup?: string | null;
  seed?: string;
  you?: string;
  level?: string;
  name?: string | null;
  contract?: Record<string, string> | null;
  /** Whether a person who plays it has seen its cards. */
  assisted?: boolean;
}

/** What every document has: its text, to be kept or saved, and its link, empty where none can hold it. */
export interface DocumentParts extends Link {
  text: string;
  /** What a list calls it, in its maker's own words; empty for none. */
  title: string;
  /** What was not understood or not taken, each with `line`, `at` and `text`; empty of one just written. */
  problems: RefusalData[];
}

/** What a record is of: game, rules, names by seat, and the numbers of its deals. */
export interface RecordHead {
  game: string;
  rules: Rules;
  players: Record<Seat, string>;
  deals: number[];
  /** The act of the last deal that its link shows first; null for the beginning. */
  act: number | null;
}

/** A match, checked by replaying it: look through it with `open_record`. */
export interface RecordDocument extends DocumentParts {
  kind: "record";
  value: RecordHead;
}

/** House rules. */
export interface RulesDocument extends DocumentParts {
  kind: "rules";
  value: House;
}

/** A challenge: play it with `new`, whose `challenge` is the text or the link. */
export interface ChallengeDocument extends DocumentParts {
  kind: "challenge";
  value: ChallengeOffer;
}

/** A question to the referee. */
export interface QuestionDocument extends DocumentParts {
  kind: "question";
  value: Record<string, unknown>;
}

/** A score sheet: go on with `edit_score_sheet`, whose `text` is the text. */
export interface SheetDocument extends DocumentParts {
  kind: "sheet";
  value: SheetHead;
}

/** What a deal that is being made is of, and how many cards are not placed. */
export interface SetupHead {
  game: string;
  rules: Rules;
  missing: number;
}

/** A deal that is being made, or hands as text: go on with `edit_deal`, whose `setup` is the text. */
export interface SetupDocument extends DocumentParts {
  kind: "setup";
  value: SetupHead;
}

/** Which task it is. */
export interface TaskHead {
  key: string;
}

/** A lesson: begin it with `start_task`. */
export interface LessonDocument extends DocumentParts {
  kind: "lesson";
  value: TaskHead;
}

/** A puzzle: try it with `start_task`. */
export interface PuzzleDocument extends DocumentParts {
  kind: "puzzle";
  value: TaskHead;
}

export type OpenedDocument =
  | RecordDocument
  | RulesDocument
  | ChallengeDocument
  | QuestionDocument
  | SheetDocument
  | SetupDocument
  | LessonDocument
  | PuzzleDocument;

/** A text or a link in whatever it is wrapped, or a file's bytes; the game and rules of bare hands. */
export interface OpenDocumentRequest {
  text?: string;
  /** The bytes in base64. */
  data?: string;
  game?: string;
  rules?: Rules | null;
}

/** A document as text. */
export interface DocumentText {
  text: string;
}

/** What is to be written.

A record or a deal of one; house rules; a challenge; a question; of the other kinds their text. */
export interface WriteDocumentRequest {
  kind: "record" | "rules" | "challenge" | "question" | "sheet" | "setup" | "lesson" | "puzzle";
  value?: DealRequest | HouseRulesRequest | ChallengeRequest | DocumentText | Record<string, unknown>;
}

/** A hint, and the view, in which the deal is assisted now. */
export interface HintAnswer extends TableAnswer {
  hint: Hint;
}

/** The caution against a play, and with it the view; null if nothing is proven. */
export interface CoachAnswer {
  coach: Caution | null;
  view?: View;
}

/** The acts of the deal that is over. */
export interface ActListAnswer {
  acts: Act[];
}

/** Why a bot acted. */
export interface ExplanationAnswer {
  why: Why;
}

/** The review of a deal. */
export interface ReviewAnswer {
  review: Review;
}

/** An act, and the table as the person saw it before. */
export interface ActMoment extends Act {
  view: View;
}

/** A moment of the deal that is over. */
export interface MomentAnswer {
  moment: ActMoment;
}

/** How far a review is, from 0 to 1; null without one. */
export interface ProgressAnswer {
  part: number | null;
}

/** An act to be judged. */
export interface CoachRequest extends ActRequest {
  ahead?: boolean;
}

/** The number of an act of the deal. */
export interface ActNumberRequest extends TurnRequest {
  at: number;
}

/** The level that gives the hint. */
export interface HintRequest extends TurnRequest {
  level?: string;
}

/** The level that acts, and whether it only thinks. */
export interface StandInRequest extends HintRequest {
  hold?: boolean;
}

/** Whether a deal is that of the record's seed; `why` says why that is unknown. */
export interface DealCheck {
  number: number;
  found: "same" | "other" | "unknown";
  why: string;
}

/** An act of a deal. */
export interface ActPlace {
  deal: number;
  act: number;
}

/** Whether a bot chose its acts itself. */
export interface BotCheck {
  seat: Seat;
  level: string;
  searches: boolean;
  same: number;
  claimed: number;
  others: ActPlace[];
  why: string;
}

/** A drawing of the seed: its number at that table, and the seats that were left out. */
export interface Drawing {
  number: number;
  without: string[];
}

/** Whether the deals of a record are those of its seed, and its bots' acts their own. */
export interface VerificationAnswer {
  game: string;
  seed: string;
  contradicted: boolean;
  deals: DealCheck[];
  bots: BotCheck[];
  people: Seat[];
  /** Whether the seed is that of the numbers the people's devices drew; null where one device drew it. */
  drawn: boolean | null;
  numbers: string[];
  /** Which of the drawings of that table it was. */
  draw: Drawing;
}

/** A choice that was asked for again, with other cards where the bot could not see them. */
export interface ExchangeChoice {
  act: number;
  seat: Seat;
  moved: number;
  knows_same: boolean;
  chooses_same: boolean;
}

/** The choices of a deal's bots that were asked for again. */
export interface ExchangeAnswer {
  deal: number;
  asked: ExchangeChoice[];
}

/** A deal of a record; without one the last. */
export interface ExchangeRequest extends RecordRequest {
  deal?: number | null;
}

/** Every field of a game's rules, and those without effect, each with the one that switches it off. */
export interface RulesAnswer {
  rules: Record<string, RuleValue>;
  idle: Record<string, string>;
}

/** How long a match is, by a name: the fields of the rules to add, or that it is one deal. */
export interface MatchLength {
  name: string;
  rules: Record<string, RuleValue>;
  is_one_deal: boolean;
}

/** Rules by their name, and the lengths of a match by them; a length without `rules` is their own. */
export interface Preset extends RulesAnswer {
  name: string;
  lengths: MatchLength[];
}

/** A field of a game's rules that can be chosen. */
export interface GameOption {
  name: string;
  clause: string;
  choices: (string | number | boolean)[];
  default: RuleValue;
  /** Whether any number of the choices may be taken. */
  many: boolean;
  /** The fields it is shown with, by the name of their group; empty for none. */
  group: string;
}

/** How many can sit at a game's table, and what is dealt there. */
export interface GameTable {
  seats: number;
  rotation: Seat[];
  /** The fields to add to a preset's. */
  rules: Record<string, number>;
  presets: string[];
  packs: number;
  /** Cards of a seat, and of the kitty. */
  hand: number;
  kitty: number;
  points: number;
  takes_over: number;
}

/** A game: its tables, presets, options and levels. */
export interface GameOffer {
  name: string;
  clause_letter: string;
  rotation: Seat[];
  /** Empty for a game that only four play. */
  tables: GameTable[];
  presets: Preset[];
  default_preset: string;
  options: GameOption[];
  /** Names of options that a front end asks for besides the preset. */
  asked_options: string[];
  /** The words of what partners may agree on, in the order to list them. */
  agreements: string[];
  /** Whether its matches may be played for a stake. */
  for_chips: boolean;
  /** Whether it can be kept on a score sheet. */
  has_sheet: boolean;
  levels: string[];
  default_level: string;
}

/** The games and the levels there are. */
export interface Hello {
  engine: string;
  games: GameOffer[];
  levels: string[];
}

/** A field of house rules that was passed over, its value as it was written, and why. */
export interface UnreadField {
  field: string;
  value: string;
  code: string;
}

/** House rules: a preset and the fields that differ from it, as far as they hold. */
export interface House {
  game: string;
  /** Empty for none. */
  name: string;
  rules: Record<string, RuleValue>;
  unread: UnreadField[];
  /** The two fields that contradict each other; empty where the rules hold together. */
  clash: string[];
}

/** A change of one field. */
export interface Remedy {
  field: string;
  value: RuleValue;
}

/** The two fields that contradict each other, and the changes after which they do not. */
export interface Remedies {
  fields: string[];
  remedies: Remedy[];
}

/** Rules, and their name. */
export interface HouseRulesRequest extends RulesRequest {
  name?: string | null;
}

/** A match that begins or goes on. */
export interface NewMatchAnswer extends ActAnswer {
  seed: string;
  /** The link of the challenge that a single deal is played as. */
  challenge?: string;
}

/** A match: a game with its rules, who sits where, and what is staked; or one that was played or given. */
export interface NewMatchRequest {
  game?: string;
  rules?: Rules | null;
  seed?: string | number;
  you?: string;
  people?: string[];
  level?: string;
  levels?: Record<string, string>;
  names?: Record<string, string>;
  /** In cents; a text is refused. */
  stake?: number | string | null;
  /** The words of a card, or `all`; none where it is left out. */
  agreements?: string;
  again?: boolean;
  challenge?: string;
  one_deal?: boolean;
  multiplayer?: boolean;
  seat?: string | null;
  numbers?: string[];
  draw?: string;
}

/** A record to go on with. */
export interface ResumeRequest {
  record: string;
  you?: string;
  names?: Record<string, string>;
  challenge?: string | null;
  multiplayer?: boolean;
  seat?: string | null;
}

/** The view of the table. */
export interface TableAnswer {
  view: View;
}

/** What a seat was not told yet, where each person has a device. */
export interface CaughtUp {
  events?: GameEvent[];
}

/** The view of the table. */
export interface ViewAnswer extends CaughtUp {
  view: View;
}

/** What happened, as far as the seat may see it. */
export interface Told {
  events: GameEvent[];
  /** The seats of others whose views have changed, where each person has a device. */
  changed?: Seat[];
}

/** What happened, and the view after it. */
export interface ActAnswer extends Told {
  view: View;
}

/** An act is thought about and not made yet. */
export interface HeldAnswer {
  held: true;
}

/** The cards chosen once another is tapped. */
export interface SelectionAnswer {
  cards: string[];
  /** Why the cards chosen may not be played, buried or declared with. */
  refusal: RefusalData | null;
}

/** The seat whose view it is, where each person has a device; null for what everybody may see. */
export interface ViewRequest {
  seat?: string | null;
}

/** A seat. */
export interface SeatRequest {
  seat: string;
}

/** The turn of the table that is meant, that of the view; and the seat, where each person has a device. */
export interface TurnRequest {
  turn: number;
  seat?: string | null;
}

/** How far the table is to go. */
export interface StepRequest extends TurnRequest {
  hold_end?: boolean;
  /** A bot only thinks. */
  hold?: boolean;
  until?: "asked" | null;
  /** With `until`, how many acts it makes at most. */
  most?: number;
}

/** An act. */
export interface ActRequest extends TurnRequest {
  action: unknown;
}

/** The cards that are chosen, the one that is tapped, and what they are for. */
export interface SelectionRequest extends TurnRequest {
  chosen?: string[];
  card?: string;
  kind?: "play" | "bury" | "declare";
}

/** Who of the other side agrees; on a shared device `seat` is whose decision is undone. */
export interface UndoRequest extends TurnRequest {
  agreed?: string | null;
}

/** A seat, and the name of the person who sits down there. */
export interface SeatingRequest extends SeatRequest {
  name?: string | null;
}

/** Asks for a bid. */
export interface BidPrompt {
  kind: "bid";
  can_pass: boolean;
  /** Why the seat may not pass; null where it may. */
  no_pass: RefusalData | null;
  values: number[];
  /** Whether a pair bids: either partner may (Tractor). */
  by_pair?: boolean;
}

/** Asks for trump. */
export interface NamePrompt {
  kind: "name_trump";
  suits: string[];
  /** What may be done besides. */
  offers?: OfferedAction[];
}

/** Asks for a play. */
export interface PlayPrompt {
  kind: "play";
  playable: string[];
  refused: Record<string, RefusalData>;
  /** How many cards are due, null for a lead; absent where it is always one. */
  count?: number | null;
  /** The only legal play, if there is one. */
  only: string[] | null;
  /** The number of tricks left, if the person is certain to win them all. */
  claim: number | null;
  /** Whether the seat has no card of the suit led, which is not trump; absent where a game does not say so. */
  is_void?: boolean;
  /** Only after a throw of the person's that went back whole: one unit has to be led (Tractor). */
  must_lead_unit?: boolean;
  /** What may be done besides. */
  offers?: OfferedAction[];
}

/** Asks for a declaration (Tractor). */
export interface DeclarePrompt {
  kind: "declare";
  can_pass: boolean;
  declarations: DeclarationOffer[];
  /** What a declaration may name, in the order of a row. */
  suits: string[];
}

/** Asks for the cards to be buried (Tractor). */
export interface BuryPrompt {
  kind: "bury";
  count: number;
  worth: Record<string, number>;
}

/** Asks for one of the acts it offers. Each that has a card is done with that card of the hand. */
export interface OffersPrompt {
  kind: "lay_indicator" | "go_on";
  offers: OfferedAction[];
}

export type Prompt = BidPrompt | NamePrompt | PlayPrompt | DeclarePrompt | BuryPrompt | OffersPrompt;

/** How a deal ends on average. */
export interface Ends {
  of: Unit;
  value: number;
}

/** In how many imagined deals the own side makes its contract, or the other side's fails. */
export interface Chance {
  own: boolean;
  count: number;
  worlds: number;
}

/** An action that was weighed in imagined deals, and its average results; null is not to act. */
export interface ActFigures {
  action: Action | null;
  worlds: number;
  /** Whether so many deals were imagined that they are counted out loud. */
  counted: boolean;
  /** How often the own side wins the trick, from 0 to 1; null outside a trick. */
  trick: number | null;
  /** How often the contract is made, from 0 to 1; null where there is none. */
  made: number | null;
  /** How the contract comes out as the seat wishes; null where there is none. */
  contract: Chance | null;
  ends: Ends;
}

/** What one action does better than another. */
export type Difference =
  "contract_fails" | "contract_let" | "buried" | "trick_lost" | "trick_dear" | "later" | "outcome";

/** In how many of so many imagined deals the better action and the worse one do what is told of them. */
export interface DifferenceFigures {
  worlds: number;
  better: number;
  worse: number;
}

/** In how many of the same deals an action did better and worse than the next best. */
export interface HeadToHeadFigures {
  worlds: number;
  better: number;
  worse: number;
}

/** The next best action, and by how much it is worse on average. */
export interface NextBest extends ActFigures {
  worse: number;
  /** Null if too few deals were imagined to count them out loud. */
  head_to_head: HeadToHeadFigures | null;
}

/** What a difference depends on: in so many worlds a seat has a card, or at most so many of a suit. */
export interface KeyCardFigures {
  seat: Seat;
  card: string | null;
  suit: string;
  most: number;
  worlds: number;
  count: number;
  gain: number;
}

/** What a seat has said by its cards, by the word of an agreement. */
export interface AgreementRead {
  clause: string;
  seat: Seat;
  suit: string;
}

/** An agreement that a card keeps, the suit of that card, and whether it is led. */
export interface AgreementKept {
  clause: string;
  suit: string;
  leads: boolean;
}

/** What a bot thought of its action. */
export interface Reasons {
  /** The code of a reason that is true of the action; empty where none is. */
  reason: string;
  /** The heuristic's action, if the search found a better one. */
  rule: Action | null;
  worlds: number;
  exact: boolean;
  chosen: ActFigures | null;
  next_best: NextBest | null;
  tie: boolean;
  /** What the action does better than the next best one; null where they are as good. */
  decided: Difference | null;
  /** What was counted of it; null if nothing was, or in too few deals. */
  counts: DifferenceFigures | null;
  /** What the difference depends on; null if nothing is known. */
  key_card: KeyCardFigures | null;
  /** What the partner has said that can be answered now. */
  read: AgreementRead[];
  /** The agreement that the action keeps; null if it keeps none. */
  keeps: AgreementKept | null;
}

/** A bot's thought, its own or in the person's place. */
export interface Thought extends Reasons {
  action: Action | null;
}

/** What a bot would do in the person's place. */
export interface Hint extends Thought {
  /** The bot's level; null for the solution of a lesson or a puzzle. */
  level: string | null;
}

/** What a seat did in the deal that is over. */
export interface Act {
  at: number;
  seat: Seat;
  level: string | null;
  action: Action;
  in_trick: number | null;
}

/** An act with what its bot thought. */
export interface ExplainedAct extends Act, Reasons {
  forgotten: false;
}

/** An act whose bot's thought is not known. */
export interface UnexplainedAct extends Act {
  forgotten: true;
}

export type Why = ExplainedAct | UnexplainedAct;

/** What a decision cost, in imagined deals. */
export interface DecisionCost {
  made: ActFigures;
  better: ActFigures;
  /** The difference of the two figures; null if they do not show it. */
  cost: number | null;
  /** What the better action does better. */
  reason: Difference;
  /** What was counted of it; null if nothing was, or in too few deals. */
  counts: DifferenceFigures | null;
  /** The code of why the better action makes sense; empty where there is none. */
  why: string;
  exact: boolean;
}

/** A decision that cost something. */
export interface Finding extends Act, DecisionCost {
  /** Whether it can be tried again at the table. */
  can_try: boolean;
}

/** The decisions of the person that cost most, of so many that were judged. */
export interface Review {
  judged: number;
  findings: Finding[];
}

/** The caution against a play before it is made. */
export interface Caution {
  /** What the better play does better. */
  reason: Difference;
  /** What was counted of it; null if nothing was, or in too few deals. */
  counts: DifferenceFigures | null;
  cost: number | null;
  made: ActFigures;
  better: ActFigures;
  /** The code of why the better play makes sense; empty where there is none. */
  why: string;
  exact: boolean;
}

/** The engine's figures of a deal, for statistics. */
export interface Figures {
  deal: number;
  assisted: boolean;
  passed_out: boolean;
  declarer?: Seat | null;
  side?: Side | null;
  contract?: number | null;
  made?: boolean;
  unit?: "points" | "tricks";
  took?: Partial<Record<Side, number>>;
  standing?: Record<Side, string>;
  ahead?: Side | null;
  won_by?: "NS" | "EW" | "A" | "B" | "tie" | null;
}

/** What is new in the record of the match at the table. */
export interface RecordUpdate {
  revision: number;
  keep: number;
  lines: string[];
  figures: Figures | null;
}

/** The remarks on the acts of a line, by number, and its branches. */
export interface Remarks {
  notes: Record<string, string>;
  marks: Record<string, Mark>;
  branches: PastBranch[];
}

/** Another line, from act number `act` on, in record lines of one act each. */
export interface PastBranch extends Remarks {
  act: number;
  line: string[];
}

/** A deal of an opened match. */
export interface PastDeal {
  number: number;
  steps: number;
  stops: number[];
  figures: Figures | null;
  /** Where it has any. */
  remarks?: Remarks;
}

/** Who sat at a seat; `level` is null for a person. */
export interface PastPlayer {
  name: string;
  level: string | null;
  side: Side;
}

/** The day's deal that a record is of; its margin where it was played to its end. */
export interface OfDay {
  day: string;
  margin: number | null;
}

/** A record that is looked through. */
export interface RecordOverview {
  game: string;
  rules: Rules;
  seed: string;
  you: Seat;
  players: Record<Seat, PastPlayer>;
  over: boolean;
  deals: PastDeal[];
  /** Where the link it was played by was given; null if it is of no day. */
  challenge?: OfDay | null;
}

/** A record that is looked through, and its text: it came by a link, or its remarks have changed. */
export interface RecordWithText extends RecordOverview {
  record: string;
}

/** A step of a deal. */
export interface StepAnswer {
  view: View;
  hands: Partial<Record<Seat, string[]>>;
  events: GameEvent[];
}

/** The record of the match at the table. */
export interface RecordAnswer {
  record: string;
  turn: number;
  figures: Figures | null;
}

/** A record as text. */
export interface RecordTextAnswer {
  record: string;
}

/** A record, a person's seat, and the link of the challenge it was played by. */
export interface OpenRecordRequest {
  record: string;
  /** Whose view is shown: the first person's where none sat there. */
  seat?: unknown;
  /** As it was kept: what is no link is no challenge. */
  challenge?: unknown;
}

/** A step of a deal of the open record. */
export interface ShowStepRequest {
  deal: number;
  step: number;
}

/** A line of a deal, by the places of the branches that lead to it. */
export interface BranchRequest {
  deal: number;
  way?: number[];
}

/** The remark on an act of a line; an empty note and mark remove it. */
export interface RemarkRequest extends BranchRequest {
  act: number;
  note?: string;
  mark?: Mark | null;
}

/** A deal of a record; without them that at the table, and the last one. */
export interface DealRequest {
  record?: string | null;
  deal?: number | null;
}

/** A record. */
export interface RecordRequest {
  record: string;
}

/** A field of a question: engine/followsuit/base/fields.py. */
export interface FormField {
  name: string;
  kind:
    | "choice"
    | "several"
    | "suit"
    | "trump"
    | "card"
    | "cards"
    | "trick"
    | "plays"
    | "number"
    | "flag"
    | "by_seat"
    | "last_trick"
    | "shown"
    | "sides"
    | "roles";
  choices: (string | number)[];
  /** What the numbers of both sides sum to. */
  total: number | null;
  is_optional: boolean;
}

/** A question, and the clauses that every answer rests on. */
export interface Form {
  ask: string;
  clauses: string[];
  fields: FormField[];
}

/** What can be asked about a game. */
export interface Forms {
  forms: Form[];
  cards: string[];
  seats: string[];
}

/** The referee's answer; the other fields go by the question. */
export interface Ruling {
  rule?: string;
  reason?: string;
  facts?: Record<string, unknown>;
  legal?: boolean;
  /** Cards; or of an auction what may be said. */
  options?: (string | number)[];
  winner?: string | number;
  /** Of a trick; of a starter trick by side. */
  points?: number | PerSide;
  [more: string]: unknown;
}

/** The answer of the referee. */
export interface RulingAnswer {
  ruling: Ruling;
}

/** A ruling of the referee, or why there is none. */
export interface OneRuling {
  ruling?: Ruling;
  refusal?: RefusalData;
}

/** The rulings on several questions, in order. */
export interface Rulings {
  rulings: OneRuling[];
}

/** Questions to the referee. */
export interface RulingsRequest {
  questions: Record<string, unknown>[];
}

/** A question to the referee. */
export interface RulingRequest {
  question: Record<string, unknown>;
}

/** What each message asks, beside `v`, `id`, `op` and `since`, and what it does. */
export interface Requests {
  /** The engine is ready. Loads no game. */
  ping: Nothing;
  /** What there is to play: each game as below, and every name of a level, weakest first. */
  hello: Nothing;
  /**
   * A match begins, its first deal dealt: `seed` is a text or whole number, `you` the person's seat
   * (`S` where it is left out) or `people` a list of seats, see *People at one device*; `level` is
   * that of all bots, or `levels` gives one by seat; `stake` is what each seat puts into the pot, in cents;
   * `agreements` is the card of the bots, see *Agreements*. With `again`, true, it has the game, rules,
   * players and agreements of the match at the table; with `challenge`, see *Challenges*; with `one_deal`,
   * true, the match is its first deal, played as a challenge whose link is answered; with `multiplayer`,
   * `seat`, `numbers` and `draw`, see *People with a device each*.
   */
  new: NewMatchRequest;
  /**
   * Goes on where a record ends. `names` are shown for seats whose name the record leaves empty;
   * `multiplayer` and `seat` as in `new`.
   */
  resume: ResumeRequest;
  /** The match so far as `.deal` text, and the figures of the deal that is just over, see *The past*. */
  record: Nothing;
  /**
   * Every field of the rules as it would hold; `idle` are the fields that have no say, each with the one
   * that switches it off. Refused (`contradiction`, facts `fields`) where they do not hold together.
   */
  resolve_rules: RulesRequest;
  /** What partners may agree on in a game, in the order to list it, see *Agreements*. */
  list_agreements: AgreementListRequest;
  /**
   * Changes the card of the bots from the next deal on. Refused (`not_offered`) in a challenge and in a
   * task.
   */
  set_agreements: AgreementChoice;
  /** The view of the table. */
  view: ViewRequest;
  /** Shows the cards of a person's seat, see *People at one device*. */
  uncover_seat: SeatRequest;
  /** Covers all cards. */
  cover_cards: Nothing;
  /** The person acts. */
  act: ActRequest;
  /**
   * The set that is chosen once `card` has been tapped (Tractor: the tractor or pair it is part of for a
   * lead, the led shape for a follow), or `chosen` where no card is; and why playing or burying it would be
   * refused. Changes nothing.
   */
  select_cards: SelectionRequest;
  /**
   * The table makes one act (a bot's, or its own). A front end asks for a bot's act while cards are still
   * moving on the screen and shows it after its pause; with `hold_end` true an act that would end the deal,
   * after which nothing can be undone, is not made but answered with `held`: ask again to have it made,
   * without more thinking. With `hold` true the bot whose turn it is only thinks. With `until` `asked` the
   * table goes on dealing until a person can declare what they could not before, and until before a bot
   * declares and before the last card; where each person has a device, until all is dealt. With `most` it
   * makes no more acts than so many.
   */
  step: StepRequest;
  /** Deals the next deal. */
  deal: TurnRequest;
  /**
   * Back to where the person last had a choice in this deal; the deal is marked as assisted. Refused
   * (`nothing_to_undo`) where there is none and once the deal is scored.
   */
  undo: UndoRequest;
  /** The person leads out and takes every trick left, where the prompt offers it. Refused (`not_certain`). */
  claim_tricks: TurnRequest;
  /**
   * One act of a bot of that level in the place of the seat's person, whose turn it is. The deal is not
   * assisted: the record does not know who chose. With `hold` true it only thinks. See *People with a
   * device each*.
   */
  act_for_seat: StandInRequest;
  /**
   * A bot of that level plays on for the person until `take_over` or the end of the deal; the deal is
   * marked as assisted. Refused (`cannot_hand_over`) where no deal is played or a bot decides already.
   */
  hand_over: HintRequest;
  /** The person decides again. */
  take_over: TurnRequest;
  /**
   * A person sits down at the seat of a bot or of somebody else, before a deal is dealt, for all of the
   * record. See *People with a device each*.
   */
  take_seat: SeatingRequest;
  /** Cancels all thinking in progress, which is answered with `cancelled`. */
  cancel_thinking: Nothing;
  /** How far a review is. */
  get_progress: Nothing;
  /** Opens a record to be looked through, see *The past*. */
  open_record: OpenRecordRequest;
  /** One step of one of its deals. */
  show_step: ShowStepRequest;
  /**
   * Opens what people send and keep: a text, a link in whatever it is wrapped, or a file. Its first line or
   * letter says what it is: a record, house rules, a challenge, a question to the referee, a score sheet, a
   * lesson, a puzzle, or hands as text. Nothing is kept.
   */
  open: OpenDocumentRequest;
  /**
   * Writes such a document as text and as link. Of a record or challenge without `record` it is that of the
   * match at the table.
   */
  write: WriteDocumentRequest;
  /**
   * A task begins: a lesson or puzzle ([as the site has them](../lessons/LESSONS.md)), a moment of one's
   * own deal, or with `again` the one that is tried. See *Tasks*.
   */
  start_task: TaskRequest;
  /** Goes back from a task to the match as it was left. */
  leave_task: Nothing;
  /**
   * What a person can ask the referee, with the cards and seats, in order of play, to fill it in with. The
   * kinds of fields are in `followsuit.base.fields`; a ruling without a `rule` of its own rests on the
   * form's `clauses`.
   */
  list_referee_forms: RulesRequest;
  /** The referee rules. */
  get_ruling: RulingRequest;
  /** The referee rules on several questions, 400 at most. */
  get_rulings: RulingsRequest;
  /** Changes of one field after which rules hold that are refused for a contradiction. */
  find_remedies: RulesRequest;
  /**
   * The score of a match with real cards: reads a sheet or begins one, does one thing to it, and answers
   * all of it. See *The score keeper*.
   */
  edit_score_sheet: ScoreSheetRequest;
  /**
   * What a bot of that level (the game's strongest) would do in the person's place, from what the person
   * may know; the deal is now `assisted`. See *Explaining*.
   */
  hint: HintRequest;
  /** The acts of the deal that is over, see *Explaining*. */
  list_acts: TurnRequest;
  /** What a bot thought when it acted, see *Explaining*. */
  explain_act: ActNumberRequest;
  /** The decisions of the person that cost most, see *Explaining*. */
  review_deal: TurnRequest;
  /** The table as the person saw it before an act, see *Explaining*. */
  view_before_act: ActNumberRequest;
  /**
   * The caution against a play or a burial before it is made, null if nothing is proven; if there is one,
   * the deal is now `assisted`. With `ahead` the engine only begins to think, and sends and marks nothing.
   * See *Explaining*.
   */
  coach: CoachRequest;
  /** A bot plays a deal from the person's seat, see *Challenges*. */
  get_bot_result: BotResultRequest;
  /** The tricks in which the person's decisions cost something, see *Challenges*. */
  find_missed_tricks: DealRequest;
  /** Deals a record again, and asks its bots again, see *Fairness*. */
  verify_record: RecordRequest;
  /** Asks bots again with other hidden cards, see *Fairness*. */
  exchange_cards: ExchangeRequest;
  /** A position in which acts are tried, see *Analysis*. */
  show_position: PositionRequest;
  /** What its legal acts are worth, see *Analysis*. */
  weigh_acts: WeighingRequest;
  /** The line after the next act of a bot, see *Analysis*. */
  extend_line: ExtensionRequest;
  /** Keeps the line as a branch of the open record, see *Analysis*. */
  add_branch: PositionRequest;
  /** A record that ends at the position, see *Analysis*. */
  export_position: ExtensionRequest;
  /** Sets the remark on an act, see *Analysis*. */
  annotate_act: RemarkRequest;
  /** Takes a branch away, see *Analysis*. */
  remove_branch: BranchRequest;
  /**
   * A deal that is being made, after a change: a card is laid or taken, places are cleared, the standing is
   * set, or the rest is dealt by chance. See *Making a deal*.
   */
  edit_deal: EditDealRequest;
  /** The record of a match that begins with a deal that was made. See *Making a deal*. */
  finish_deal: FinishDealRequest;
}

/** What is entered in a field of a deal: a seat, side or word; a number; yes or no. */
export type SheetValue = string | number | boolean;

/** A field of a deal that is asked now, and what is entered in it so far. */
export interface SheetField {
  /** A code; a front end has its words. */
  name: string;
  kind: "seat" | "side" | "suit" | "choice" | "number" | "flag";
  /** The seats, sides, suits (`NT` for no trump) or words; empty of a number and a flag. */
  choices: string[];
  /** Of a number the smallest, the largest, and what two neighbours differ by. */
  least: number | null;
  most: number | null;
  step: number;
  /** It may be left empty. */
  optional: boolean;
  /** What is offered in place of the choices, if anything: values of this field, and of those that follow. */
  answers: Record<string, SheetValue>[];
  /** The clause that the field rests on. */
  clause: string;
  value: SheetValue | null;
}

/** A step of how a deal's score came about: a code, its clause, and what fills the sentence. */
export interface SheetStep {
  code: string;
  clause: string;
  facts: Record<string, unknown>;
}

/** A number or level of each side. The first of a standing's figures is the one that counts. */
export interface SheetFigure {
  name: "level" | "total" | "courts" | "points" | "row";
  by_side: Record<Side, string>;
}

/** How a match stands before a deal, or at its end. */
export interface SheetStanding {
  figures: SheetFigure[];
  /** Who deals, who speaks or calls first, who is the starter, by the role's code; null while it is open. */
  roles: Record<string, Seat | null>;
  /** The side that declares or calls, where that is known before the deal. */
  declaring: Side | null;
  /** How many deals are left, the next one included; null where their number does not end the match. */
  left: number | null;
  /** What each side has to mind: levels to be defended, a bet to be made. */
  notes: SheetStep[];
}

/** The end of a match: who won it, null for a tie; with stakes what each seat got and won, in cents. */
export interface SheetEnd {
  winner: Side | null;
  clause: string;
  /** What each seat is paid from the pot, and what that is less its stake. */
  pay: Record<Seat, number> | null;
  change: Record<Seat, number> | null;
  commission: number | null;
}

/** A deal of a sheet, from 1, as it was entered and as it counts. */
export interface SheetDeal {
  number: number;
  /** When it was entered, `YYYY-MM-DD HH:MM`; empty where that is not known. */
  at: string;
  values: Record<string, SheetValue>;
  thrown_in: boolean;
  /** The standing before and after it. */
  before: SheetStanding;
  after: SheetStanding;
  /** What it added to the figure that counts, by side. */
  change: Record<Side, number>;
  steps: SheetStep[];
  /**
   * What is impossible about it since an earlier deal was changed, or as the text has it. A deal with a
   * mark of `counts` false changed nothing.
   */
  marks: RefusalData[];
  counts: boolean;
}

/** What stands at the head of a sheet. */
export interface SheetHead {
  game: string;
  rules: Rules;
  /** By seat; of seats without a name nothing. */
  names: Partial<Record<Seat, string>>;
  /** Who deals the first deal. */
  dealer: Seat;
  date: string;
  note: string;
  /** What each seat stakes, in cents; 0 for nothing. */
  stake: number;
}

/** A sheet: its head, its table, its deals, how it stands, and what the next deal asks. */
export interface Sheet {
  head: SheetHead;
  /** The seats in order of play from S, and those of each side in that order. */
  order: Seat[];
  sides: Record<Side, Seat[]>;
  deals: SheetDeal[];
  standing: SheetStanding;
  /** Null while the match goes on. */
  over: SheetEnd | null;
  /** The fields of the next deal as they are before anything is entered; empty when the match is over. */
  fields: SheetField[];
  /** What a referee's question can be filled in with: its fields by name. */
  referee: Record<string, unknown>;
}

/** An entry in the making: its fields, what is missing or wrong, and what it comes to. */
export interface SheetDraft {
  /** The deal that is entered anew, or null for the next. */
  deal: number | null;
  /** The fields asked, given the values so far. */
  fields: SheetField[];
  /** Fields that are still empty and have to be filled in. */
  missing: string[];
  /** What is wrong with the values so far; null where nothing is. */
  refusal: RefusalData | null;
  /** What the deal comes to, once nothing is missing or wrong. */
  result: SheetDeal | null;
  /** As that of a sheet, with what is entered so far. */
  referee: Record<string, unknown>;
}

/** A sheet as text, as a link and as data; what was asked for besides. */
export interface ScoreSheetAnswer extends Link {
  text: string;
  sheet: Sheet;
  draft?: SheetDraft;
  csv?: string;
}

/** The values of a deal. */
export interface SheetEntry {
  values: Partial<Record<string, SheetValue>>;
  /** When it is entered, `YYYY-MM-DD HH:MM`. */
  at?: string;
  /** It is meant, though it is that of a minute ago again. */
  again?: boolean;
}

/** A deal by its number, and its values. */
export interface SheetChange {
  deal: number;
  values: Partial<Record<string, SheetValue>>;
  at?: string;
}

/** The values so far of a deal, null for the next one. */
export interface SheetTry {
  deal?: number | null;
  values?: Partial<Record<string, SheetValue>>;
}

/** What stands at the head of a sheet; of one that exists, what is to be changed. */
export interface SheetHeading {
  game?: string;
  rules?: Rules | null;
  names?: Partial<Record<string, string>>;
  dealer?: string;
  date?: string;
  note?: string;
  /** In cents; a text is refused. */
  stake?: number | string;
}

/** A sheet, or the head of a new one; and one thing to be done to it. */
export interface ScoreSheetRequest {
  /** A sheet as text, a link of one, or a record, of which it makes a sheet. */
  text?: string;
  /** Without `text`: a new sheet. With it: what is to change. */
  head?: SheetHeading;
  enter?: SheetEntry;
  change?: SheetChange;
  /** A deal that was forgotten, which becomes the one of this number. */
  insert?: SheetChange;
  /** The number of a deal that was never played. */
  drop?: number;
  /** The numbers of deals that were played with what is due now, whatever the sheet said then. */
  settle?: number[];
  /** Nothing is changed: what this entry would ask, refuse and come to. */
  draft?: SheetTry;
  /** Words for the first line of the table, by the code of the column; it is answered as `csv`. */
  csv?: Partial<Record<string, string>>;
}

/** What a match with a stake paid, in whole cents. */
export interface PayoutView {
  stake: number;
  pot: number;
  commission: number;
  pay: Record<Seat, number>;
  change: Record<Seat, number>;
}

/** The result of a deal of every game but Tractor. */
export interface Summary {
  passed_out?: boolean;
  declarer?: Seat;
  side?: Side;
  contract?: number | null;
  forced?: boolean;
  made?: boolean;
  points?: PerSide;
  tricks?: PerSide;
  change?: PerSide;
  before?: PerSide;
  totals?: PerSide;
  clauses?: Record<Side, string[]>;
  /** The badge, as in the view. */
  court?: Court | null;
  won_by?: "NS" | "EW" | "A" | "B" | "tie" | null;
  payout?: PayoutView | null;
  /** From here: Court Piece. */
  caller?: Seat;
  deal_won_by?: Side;
  rows_before?: PerSide;
  rows?: PerSide;
  /** Who deals next. */
  dealer?: Seat;
}

export type BreakdownKind =
  | "made"
  | "lost"
  | "took"
  | "no_bet"
  | "shortfall"
  | "minus_bid"
  | "floor_zero"
  | "court"
  | "goon"
  | "row"
  | "bavney"
  | "deal"
  | "point"
  | "row_lost"
  | "nothing";

/** How a side's score of a deal with an auction comes about. */
export interface ScoreBreakdown {
  kind: BreakdownKind;
  /** What the side had bid; null for the other one. */
  contract: number | null;
  took: number;
  /** What it fell short by. */
  missing: number;
  change: number;
  /** The side's row of deals won, and that before the deal (Court Piece). */
  row?: number;
  row_before?: number;
}

/** The row of the level table that the attackers' points fall into (Tractor). */
export interface LevelBreakdown {
  kind: "declaring" | "opposing" | "nobody" | "bid";
  points: number;
  goal: number;
  fewest: number;
  /** Null where the row has no end. */
  most: number | null;
  gain: number;
  /** Whether the level rose by less. */
  stopped: boolean;
}

/** Who won a trick, and the points in it. */
export interface TrickPoints {
  winner: Seat;
  points: number;
}

/** The kitty, where it was won in the last trick. */
export interface Kitty {
  cards: string[];
  points: number;
  multiplier: number;
  bonus: number;
}

/** The result of a deal of Tractor. */
export interface Tally {
  passed_out?: boolean;
  starter: Seat;
  declaring_side: Side;
  trump_rank: string;
  trump: string;
  /** Each trick, in the order of play. */
  by_trick: TrickPoints[];
  tricks: number;
  penalty: number;
  kitty: Kitty | null;
  /** The cards of the kitty, shown even if it does not count. */
  buried: string[];
  points: number;
  bid: number | null;
  declarers_took: number | null;
  gainer: Side | null;
  gain: number;
  /** How many levels the gainer really rose, whether to ace, and whether holding at ace won the match. */
  rise: number;
  to_ace: boolean;
  held_at_ace: boolean;
  before: Record<Side, string>;
  levels: Record<Side, string>;
  declares_next: Side;
  next_starter: Seat;
  won_by: Side | null;
  clauses: string[];
}

/** What a seat played to a trick. */
export interface TrickPlay {
  seat: Seat;
  cards: string[];
}

/** A trick, complete or in progress. */
export interface TrickView {
  leader: Seat;
  plays: TrickPlay[];
  winner: Seat | null;
  points: number;
  /** The suit led, of the trick in progress: a letter, or "trump" where all trumps are one suit. */
  led?: string | null;
  /** The play before which trump was turned up, 0 if it was known, null if it was not (Court Piece). */
  turned_at?: number | null;
  /** How many tricks it took: 0 where it stays on the pile (Court Piece). */
  takes?: number;
}

/** A row of the score: what a side or both have, and what is played for. */
export interface ScoreRow {
  /** What it is called; the words are the front end's. */
  label: string;
  /** What each side has: a number, a level, or a word's key. A side without a value is left out. */
  values: Partial<Record<Side, number | string>>;
  /** What the values count: `points`, `tricks`, `courts`. */
  unit?: string;
  /** What a side needs. */
  goal?: number;
  /** What one side needs: its contract or bid. */
  goals?: Partial<Record<Side, number>>;
  /** Where it stands: in a column where it is left out, in a tile of its own, or as a mark beside the side. */
  place?: "tile" | "mark";
}

/** A bid; a pass if it is null. */
export interface BidCall {
  seat: Seat;
  bid: number | null;
  forced: boolean;
}

/** What the declarer's side has to take. */
export interface ContractView {
  declarer: Seat;
  side: Side;
  value: number;
  forced: boolean;
}

/** A declaration that can be made. */
export interface DeclarationOffer {
  cards: string[];
  suit: string;
}

/** Cards shown to name trump, and how many had been dealt by then. */
export interface DeclarationView extends DeclarationOffer {
  seat: Seat;
  dealt: number;
}

export type Call = BidCall | DeclarationView;

/** A throw that went back to the hand but for one unit, or all of it: `down` is empty then (Tractor). */
export interface FailedThrowView {
  trick: number;
  seat: Seat;
  attempt: string[];
  down: string[];
  beaten_by: Seat;
  penalty: number;
}

/** A badge for all the tricks, or the first seven of them (Rangvaar); what is counted in Court Piece. */
export interface Court {
  side: Side;
  /** The last four: Court Piece. */
  kind: "all_tricks" | "first_seven" | "court" | "goon" | "row" | "bavney";
}

/** Cards that lie together, besides the seat's hand and the tricks.

A front end draws the kinds it knows: `packet` is what each seat will still be dealt, `first_packet` what
it has been dealt before; `picked` is the kitty among a hand, `buried` the same put away, `turned` its
cards face up; `taken` counts for a side; `indicator` lies as trump; `pile` are tricks of nobody yet. */
export interface Zone {
  kind: string;
  /** The seat or the side whose it is; left out where it is nobody's, or each seat has one. */
  owner?: Seat | Side;
  /** Its cards; left out where this seat may not know them. */
  cards?: string[];
  /** How many cards or tricks lie there; left out where the cards are told. */
  count?: number;
  /** Whether nobody but this seat may know the cards. */
  secret?: true;
}

/** What stands beside the score: a sentence by its code, and the facts it is filled with, which are drawn.

A front end draws a suit, a rank, a value and a seat. */
export interface Tile {
  kind: string;
  code: string;
  facts: Record<string, unknown>;
  /** Whether it may change yet. */
  open?: true;
}

/** The cards turned up to find the caller, the first of them to the seat `first` (Court Piece). */
export interface CallerCards {
  first: Seat;
  cards: string[];
}

/** A sentence about the table, beside those of the score: its code, and what fills it. */
export interface Said {
  code: string;
  facts: Record<string, unknown>;
}

/** Which card beats which, the highest first, and what counts. */
export interface CardOrder {
  /** The trumps, as far as everybody knows them; those that are equally high stand together. */
  trumps: string[][];
  /** The ranks of each other suit. */
  plain: string[];
  /** The points of each rank that counts. */
  points: Record<string, number>;
}

/** What Court Piece alone says of a deal, besides. */
export interface CourtPieceOwn {
  tricks_to_win: number;
  /** How many tricks running the owner of the zone `pile` has won. */
  pile_run: number;
  turned_up: CallerCards | null;
  /** The cards left in each hand once the deal is over. */
  cards_left: Partial<Record<Seat, string[]>> | null;
}

/** What Tractor alone says of a deal, besides. */
export interface TractorOwn {
  /** The rank that is trump in every suit; null while that is not known. */
  trump_rank: string | null;
  failed_throws: FailedThrowView[];
}

/** A task, and how it stands. */
export interface TaskView {
  kind: "lesson" | "puzzle" | "moment";
  /** Names the words for it; empty for a moment of the match. */
  key: string;
  /** `replying` while bots go on after a wrong act. */
  status: "playing" | "replying" | "right" | "wrong";
  /** Whether the hidden cards were dealt again, so that a wrong act fails. */
  punished: boolean;
  /** Once it is right: 3 at the first try, 2 later, 1 with help; else 0. */
  stars: number;
  /** How many decisions were made, over all tries. */
  tries: number;
  /** Where goals decide: the name of the message for the one that was missed, and the clauses it is about. */
  message: string;
  clauses: string[];
  /** What the learner has not been told of yet: the view says nothing of it, and nobody shows a `partner`. */
  untaught: string[];
  /** Where one act is to be found: what it is about, and the caution against the one that was tried. */
  theme: string;
  against: Caution | null;
}

/** The text of a lesson or puzzle, a finding of the review at its turn, or the same task again. */
export interface TaskRequest {
  text?: string;
  turn?: number;
  at?: number;
  names?: Record<string, string>;
  /** That of whoever tries it. */
  name?: string | null;
  again?: boolean;
}

/** What is played for, in whole cents. */
export interface Stake {
  stake: number;
  pot: number;
  /** What is kept back of each stake, where that is so whoever wins. */
  kept?: number;
}

/** A seat as everybody sees it. */
export interface SeatView {
  name: string;
  level: string | null;
  cards: number;
  side: Side;
  /**
   * What it is in this deal: `declarer`, `caller`, `dealer` where the deal begins with it, or its game's;
   * of a person `handed_over` where a bot plays on for it, `stand_in` where one acted for it while away.
   */
  roles: string[];
}

/** How the hands of people who share the device are covered. */
export interface PassAndPlayView {
  /** The seat whose cards are shown. */
  uncovered: Seat | null;
  /** The person whose turn it is. */
  next: Seat | null;
  may_look: Seat[];
  /** Who takes back. */
  takes_back: Seat | null;
  /** The people of the other side, one of whom has to agree. */
  asks: Seat[];
}

/** A match of people with a device each. */
export interface MultiplayerView {
  /** The seat this is the view of; null for what everybody may see. */
  seat: Seat | null;
  people: Seat[];
  /** The people of the other side, one of whom has to agree when the seat takes back. */
  asks: Seat[];
  /** Whether all may act at once who have yet to answer in a round in which few can do anything. */
  is_chance: boolean;
  /** Whether a person may act, though it is a bot's turn: its partner, who speaks for the pair. */
  is_open: boolean;
  /** Whether the turn is that of a bot that searches, which takes it a while. */
  is_search: boolean;
  /** Set by the page that has no engine of its own. */
  guest?: boolean;
}

/** A challenge, which is over with its one deal. */
export interface ChallengeInPlay {
  /** The date of a day's deal, else empty. */
  day: string;
  /** The margin once it is over. */
  margin: number | null;
}

/** The deals of a match that has a number of them, thrown-in ones not counted. */
export interface MatchView {
  deals: number;
  counted: number;
  current: number;
}

/** What one seat may know of the table, told alike in every game. */
export interface TableView {
  rules: Rules;
  turn: number;
  you: Seat;
  waits_for: WaitsFor;
  phase: string;
  rotation: Seat[];
  deal: number;
  dealer: Seat;
  first: Seat;
  seats: Record<Seat, SeatView>;
  to_act: Seat | null;
  hand: string[];
  /** The hand with the suits mixed, highest rank first. */
  by_rank: string[];
  /** The trumps among the hand. */
  trumps: string[];
  /** The suits in the order in which the hand is sorted, `trump` first, where cards are dealt one by one. */
  suits?: string[];
  /** What else lies on the table. */
  zones: Zone[];
  /** What was bid or declared, in order. */
  calls: Call[];
  contract: ContractView | null;
  trump: string | null;
  trick: TrickView | null;
  tricks: TrickView[];
  /** A trick before the first one, which decides who leads that. */
  starter_trick?: TrickView | null;
  score: ScoreRow[];
  /** What stands beside the score, in this order. */
  tiles: Tile[];
  /** The points of each card of the pack that counts. */
  worth: Record<string, number>;
  /**
   * Which card beats which in this deal, as everybody knows it; null where that is open, or a game says
   * nothing of it.
   */
  order: CardOrder | null;
  /** What else is said of the table when it is read out. */
  says: Said[];
  prompt: Prompt | null;
  summary: Summary | Tally | null;
  /** How the score of the deal comes about; null where a game does not say so. */
  score_breakdown: Record<Side, ScoreBreakdown> | LevelBreakdown | null;
  /** How many cards will be dealt, where they are dealt one by one. */
  deal_size?: number;
  match?: MatchView;
  chips?: Stake | null;
  /** Of a challenge. */
  challenge?: ChallengeInPlay;
  /** What the bots have agreed on, as chosen for the next deal; of a match alone. */
  agreements?: string;
  /** Whether the person was helped in this deal. */
  assisted?: boolean;
  /** By what, `hint`, `coach`, `taken_back` or `handed_over`; empty where that is not known. */
  helps?: string[];
  /** The task that is tried, and how it stands. */
  task?: TaskView;
  /** Whether there is a decision of the person's in this deal to go back to. */
  can_undo?: boolean;
  /** Whether the person can have a bot play on. */
  can_hand_over?: boolean;
  /** Whether a bot plays on for the person, who can take over again. */
  handed_over?: boolean;
  /** Absent where one person plays, and where each person has a device. */
  pass_and_play?: PassAndPlayView;
  /** Where each person has a device. */
  multiplayer?: MultiplayerView;
}

/** The view of a seat: the table, its game, and what that alone says. */
export interface View extends TableView {
  game: string;
  /** Null where the game says nothing. Only the page's folder of the game reads it. */
  own: unknown;
}

/** Something that happened at the table; the other facts go by its kind. */
export interface GameEvent {
  kind: string;
  seat?: Seat;
  [more: string]: unknown;
}

/** Six sit at `S SE NE N NW SW`, eight at all of them. */
export type Seat = "S" | "SW" | "W" | "NW" | "N" | "NE" | "E" | "SE";

/** `A` and `B` at a table of six or eight. */
export type Side = "NS" | "EW" | "A" | "B";

export type PerSide = Record<Side, number>;

export type Mark = "!" | "?" | "!?";

/** Of a trick: whether it was won, or was worth nothing. */
export type Outcome = "won" | "lost" | "empty";

/** What the end of a deal is measured in. */
export type Unit = "own_points" | "own_tricks" | "opposing_points";

/** Who or what the table waits for; `lesson`: the lesson is decided. */
export type WaitsFor = "you" | "person" | "bot" | "table" | "deal" | "over" | "task";

/** A value of a field of a game's rules. */
export type RuleValue = string | number | boolean | string[];

/** A preset's name, or the preset with the fields that differ. */
export type Rules = string | Record<string, unknown>;

/** Why something is not done: a code, the clause it rests on, and what fills the sentence. */
export interface RefusalData {
  code: string;
  clause?: string | null;
  facts?: Record<string, unknown>;
  message?: string;
  /** Of an error of the engine's own: the record of the match. */
  record?: string | null;
}

/** Nothing more than that it is done. */
export type Nothing = Record<string, never>;

/** What stands after `#` in an address. */
export interface Link {
  link: string;
  /** Whether it is short enough to be sent as a link. */
  fits: boolean;
}

/** A game, and its rules by a preset's name or field by field. */
export interface RulesRequest {
  game: string;
  rules?: Rules | null;
}

/** An answer, with what is new in the record where that was asked for. */
export type Answered<T> = T & Pick<Envelope, "record_lines">;

/** One function for each message: resolves to its answer, or throws why it is refused. */
export interface MessageFunctions {
  /** The engine is ready. Loads no game. */
  ping: (fields?: { since?: number }) => Promise<Answered<Nothing>>;
  /** What there is to play: each game as below, and every name of a level, weakest first. */
  hello: (fields?: { since?: number }) => Promise<Answered<Hello>>;
  /**
   * A match begins, its first deal dealt: `seed` is a text or whole number, `you` the person's seat
   * (`S` where it is left out) or `people` a list of seats, see *People at one device*; `level` is
   * that of all bots, or `levels` gives one by seat; `stake` is what each seat puts into the pot, in cents;
   * `agreements` is the card of the bots, see *Agreements*. With `again`, true, it has the game, rules,
   * players and agreements of the match at the table; with `challenge`, see *Challenges*; with `one_deal`,
   * true, the match is its first deal, played as a challenge whose link is answered; with `multiplayer`,
   * `seat`, `numbers` and `draw`, see *People with a device each*.
   */
  new: (fields?: NewMatchRequest) => Promise<Answered<NewMatchAnswer>>;
  /**
   * Goes on where a record ends. `names` are shown for seats whose name the record leaves empty;
   * `multiplayer` and `seat` as in `new`.
   */
  resume: (fields: ResumeRequest) => Promise<Answered<NewMatchAnswer>>;
  /** The match so far as `.deal` text, and the figures of the deal that is just over, see *The past*. */
  record: (fields?: { since?: number }) => Promise<Answered<RecordAnswer>>;
  /**
   * Every field of the rules as it would hold; `idle` are the fields that have no say, each with the one
   * that switches it off. Refused (`contradiction`, facts `fields`) where they do not hold together.
   */
  resolveRules: (fields: RulesRequest) => Promise<Answered<RulesAnswer>>;
  /** What partners may agree on in a game, in the order to list it, see *Agreements*. */
  listAgreements: (fields: AgreementListRequest) => Promise<Answered<AgreementList>>;
  /**
   * Changes the card of the bots from the next deal on. Refused (`not_offered`) in a challenge and in a
   * task.
   */
  setAgreements: (fields: AgreementChoice) => Promise<Answered<TableAnswer>>;
  /** The view of the table. */
  view: (fields?: ViewRequest) => Promise<Answered<ViewAnswer>>;
  /** Shows the cards of a person's seat, see *People at one device*. */
  uncoverSeat: (fields: SeatRequest) => Promise<Answered<TableAnswer>>;
  /** Covers all cards. */
  coverCards: (fields?: { since?: number }) => Promise<Answered<TableAnswer>>;
  /** The person acts. */
  act: (fields: ActRequest) => Promise<Answered<ActAnswer>>;
  /**
   * The set that is chosen once `card` has been tapped (Tractor: the tractor or pair it is part of for a
   * lead, the led shape for a follow), or `chosen` where no card is; and why playing or burying it would be
   * refused. Changes nothing.
   */
  selectCards: (fields: SelectionRequest) => Promise<Answered<SelectionAnswer>>;
  /**
   * The table makes one act (a bot's, or its own). A front end asks for a bot's act while cards are still
   * moving on the screen and shows it after its pause; with `hold_end` true an act that would end the deal,
   * after which nothing can be undone, is not made but answered with `held`: ask again to have it made,
   * without more thinking. With `hold` true the bot whose turn it is only thinks. With `until` `asked` the
   * table goes on dealing until a person can declare what they could not before, and until before a bot
   * declares and before the last card; where each person has a device, until all is dealt. With `most` it
   * makes no more acts than so many.
   */
  step: (fields: StepRequest) => Promise<Answered<ActAnswer | HeldAnswer>>;
  /** Deals the next deal. */
  deal: (fields: TurnRequest) => Promise<Answered<ActAnswer>>;
  /**
   * Back to where the person last had a choice in this deal; the deal is marked as assisted. Refused
   * (`nothing_to_undo`) where there is none and once the deal is scored.
   */
  undo: (fields: UndoRequest) => Promise<Answered<ActAnswer>>;
  /** The person leads out and takes every trick left, where the prompt offers it. Refused (`not_certain`). */
  claimTricks: (fields: TurnRequest) => Promise<Answered<ActAnswer>>;
  /**
   * One act of a bot of that level in the place of the seat's person, whose turn it is. The deal is not
   * assisted: the record does not know who chose. With `hold` true it only thinks. See *People with a
   * device each*.
   */
  actForSeat: (fields: StandInRequest) => Promise<Answered<ActAnswer>>;
  /**
   * A bot of that level plays on for the person until `take_over` or the end of the deal; the deal is
   * marked as assisted. Refused (`cannot_hand_over`) where no deal is played or a bot decides already.
   */
  handOver: (fields: HintRequest) => Promise<Answered<ActAnswer>>;
  /** The person decides again. */
  takeOver: (fields: TurnRequest) => Promise<Answered<ActAnswer>>;
  /**
   * A person sits down at the seat of a bot or of somebody else, before a deal is dealt, for all of the
   * record. See *People with a device each*.
   */
  takeSeat: (fields: SeatingRequest) => Promise<Answered<TableAnswer>>;
  /** Cancels all thinking in progress, which is answered with `cancelled`. */
  cancelThinking: (fields?: { since?: number }) => Promise<Answered<Nothing>>;
  /** How far a review is. */
  getProgress: (fields?: { since?: number }) => Promise<Answered<ProgressAnswer>>;
  /** Opens a record to be looked through, see *The past*. */
  openRecord: (fields: OpenRecordRequest) => Promise<Answered<RecordOverview>>;
  /** One step of one of its deals. */
  showStep: (fields: ShowStepRequest) => Promise<Answered<StepAnswer>>;
  /**
   * Opens what people send and keep: a text, a link in whatever it is wrapped, or a file. Its first line or
   * letter says what it is: a record, house rules, a challenge, a question to the referee, a score sheet, a
   * lesson, a puzzle, or hands as text. Nothing is kept.
   */
  open: (fields?: OpenDocumentRequest) => Promise<Answered<OpenedDocument>>;
  /**
   * Writes such a document as text and as link. Of a record or challenge without `record` it is that of the
   * match at the table.
   */
  write: (fields: WriteDocumentRequest) => Promise<Answered<OpenedDocument>>;
  /**
   * A task begins: a lesson or puzzle ([as the site has them](../lessons/LESSONS.md)), a moment of one's
   * own deal, or with `again` the one that is tried. See *Tasks*.
   */
  startTask: (fields?: TaskRequest) => Promise<Answered<ActAnswer>>;
  /** Goes back from a task to the match as it was left. */
  leaveTask: (fields?: { since?: number }) => Promise<Answered<ActAnswer>>;
  /**
   * What a person can ask the referee, with the cards and seats, in order of play, to fill it in with. The
   * kinds of fields are in `followsuit.base.fields`; a ruling without a `rule` of its own rests on the
   * form's `clauses`.
   */
  listRefereeForms: (fields: RulesRequest) => Promise<Answered<Forms>>;
  /** The referee rules. */
  getRuling: (fields: RulingRequest) => Promise<Answered<RulingAnswer>>;
  /** The referee rules on several questions, 400 at most. */
  getRulings: (fields: RulingsRequest) => Promise<Answered<Rulings>>;
  /** Changes of one field after which rules hold that are refused for a contradiction. */
  findRemedies: (fields: RulesRequest) => Promise<Answered<Remedies>>;
  /**
   * The score of a match with real cards: reads a sheet or begins one, does one thing to it, and answers
   * all of it. See *The score keeper*.
   */
  editScoreSheet: (fields?: ScoreSheetRequest) => Promise<Answered<ScoreSheetAnswer>>;
  /**
   * What a bot of that level (the game's strongest) would do in the person's place, from what the person
   * may know; the deal is now `assisted`. See *Explaining*.
   */
  hint: (fields: HintRequest) => Promise<Answered<HintAnswer>>;
  /** The acts of the deal that is over, see *Explaining*. */
  listActs: (fields: TurnRequest) => Promise<Answered<ActListAnswer>>;
  /** What a bot thought when it acted, see *Explaining*. */
  explainAct: (fields: ActNumberRequest) => Promise<Answered<ExplanationAnswer>>;
  /** The decisions of the person that cost most, see *Explaining*. */
  reviewDeal: (fields: TurnRequest) => Promise<Answered<ReviewAnswer>>;
  /** The table as the person saw it before an act, see *Explaining*. */
  viewBeforeAct: (fields: ActNumberRequest) => Promise<Answered<MomentAnswer>>;
  /**
   * The caution against a play or a burial before it is made, null if nothing is proven; if there is one,
   * the deal is now `assisted`. With `ahead` the engine only begins to think, and sends and marks nothing.
   * See *Explaining*.
   */
  coach: (fields: CoachRequest) => Promise<Answered<CoachAnswer>>;
  /** A bot plays a deal from the person's seat, see *Challenges*. */
  getBotResult: (fields: BotResultRequest) => Promise<Answered<BotResultAnswer>>;
  /** The tricks in which the person's decisions cost something, see *Challenges*. */
  findMissedTricks: (fields?: DealRequest) => Promise<Answered<MissedTricksAnswer>>;
  /** Deals a record again, and asks its bots again, see *Fairness*. */
  verifyRecord: (fields: RecordRequest) => Promise<Answered<VerificationAnswer>>;
  /** Asks bots again with other hidden cards, see *Fairness*. */
  exchangeCards: (fields: ExchangeRequest) => Promise<Answered<ExchangeAnswer>>;
  /** A position in which acts are tried, see *Analysis*. */
  showPosition: (fields: PositionRequest) => Promise<Answered<PositionAnswer>>;
  /** What its legal acts are worth, see *Analysis*. */
  weighActs: (fields: WeighingRequest) => Promise<Answered<WeighingAnswer>>;
  /** The line after the next act of a bot, see *Analysis*. */
  extendLine: (fields: ExtensionRequest) => Promise<Answered<ExtensionAnswer>>;
  /** Keeps the line as a branch of the open record, see *Analysis*. */
  addBranch: (fields: PositionRequest) => Promise<Answered<RecordWithText>>;
  /** A record that ends at the position, see *Analysis*. */
  exportPosition: (fields: ExtensionRequest) => Promise<Answered<RecordTextAnswer>>;
  /** Sets the remark on an act, see *Analysis*. */
  annotateAct: (fields: RemarkRequest) => Promise<Answered<RecordWithText>>;
  /** Takes a branch away, see *Analysis*. */
  removeBranch: (fields: BranchRequest) => Promise<Answered<RecordWithText>>;
  /**
   * A deal that is being made, after a change: a card is laid or taken, places are cleared, the standing is
   * set, or the rest is dealt by chance. See *Making a deal*.
   */
  editDeal: (fields: EditDealRequest) => Promise<Answered<DealEditorAnswer>>;
  /** The record of a match that begins with a deal that was made. See *Making a deal*. */
  finishDeal: (fields: FinishDealRequest) => Promise<Answered<FinishedDeal>>;
}
