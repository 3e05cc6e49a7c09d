import type { Centavos } from '@perya/money';
import type { RandomSource } from './random.ts';

export interface Text {
  en: string;
  tl: string;
}

export type GameKind = 'slot' | 'live' | 'fishing' | 'table' | 'bingo' | 'quick';

/** The smallest and largest stake of a round, and the cap on what it pays. */
export interface StakeRange {
  stakeMin: Centavos;
  stakeMax: Centavos;
  /** Shown on the info sheet. */
  payoutMax: Centavos;
}

/** One line of a round's details, as a bet record shows it. */
export interface DetailLine {
  label: Text;
  value: Text;
}

export interface Step<State> {
  state: State;
  /** What the whole round pays; null while it waits for a move. */
  payout: Centavos | null;
  /**
   * At the end of the round: what of the stake was never played and comes back. It is no payout and
   * counts as never staked; nothing in most games.
   */
  stakeReturned?: Centavos;
}

/**
 * The rules of a game: pure, without a clock, and with no chance but the source it is handed, so
 * that the same bet, moves and seeds give the same round on the server and in the verifier.
 * Bet, Move and State are plain data; amounts in them are bigint centavos (see `json.ts`).
 */
export interface GameRules<Bet, Move, State, Shown> {
  slug: string;
  name: string;
  kind: GameKind;
  stakeRange: StakeRange;
  /** The share of stakes that returns to players in the long run, in hundredths of a percent. */
  rtpBasisPoints: number;
  /** Throws `BetRefused` with a text for the player. */
  parseBet(input: unknown): Bet;
  /**
   * Of a game whose rules have changed: the same bet under the rules of today. A bet that is placed is
   * kept so, and a round of before still plays, and is proved, by the rules that its own bet names.
   */
  toPresentRules?(bet: Bet): Bet;
  parseMove(input: unknown): Move;
  stakeOf(bet: Bet): Centavos;
  /** How many rounds of a seat are dealt from one shoe, where cards last over rounds (`shoe.ts`). */
  shoeRounds?: number;
  /** `earlier` is the chance of the rounds before from the same shoe, the oldest first: their cards are gone. */
  open(bet: Bet, random: RandomSource, earlier?: readonly RandomSource[]): Step<State>;
  /** A further stake that the move costs, taken before it is made; 0n for most. */
  extraStakeOf(state: State, move: Move): Centavos;
  /** Throws `BetRefused` if the move is not allowed now. */
  move(state: State, move: Move, random: RandomSource): Step<State>;
  /** What the player may see now: never a card still face down. */
  show(state: State): Shown;
  /** The finished round in words, for its bet record. */
  describe(state: State): readonly DetailLine[];
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of every shape; each is opaque to it.
export type AnyGame = GameRules<any, any, any, any>;

/** A bet or move that the rules do not allow; nothing is staked. */
export class BetRefused extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}
