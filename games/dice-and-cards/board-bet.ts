import { BetRefused, type StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos, formatPesos } from '@perya/money';

/** Chips on one spot of a betting board. */
export interface Placed<Spot extends string> {
  spot: Spot;
  stake: Centavos;
}

/** A bet on a board: at least one spot, each at most once. */
export interface BoardBet<Spot extends string> {
  placed: readonly Placed<Spot>[];
}

/** The smallest chip. Stakes are whole pesos, so that a commission of 5 % never leaves part of a centavo. */
export const chipUnit = centavos(100n);

export function totalOf(placed: readonly Placed<string>[]): Centavos {
  return centavos(placed.reduce((sum, { stake }) => sum + stake, 0n));
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function parsePlaced<Spot extends string>(input: unknown, spots: ReadonlySet<Spot>): Placed<Spot> {
  if (!isRecord(input) || typeof input['stake'] !== 'bigint' || !spots.has(input['spot'] as Spot)) {
    throw unreadable();
  }
  const stake = input['stake'];
  if (stake <= 0n || stake % chipUnit !== 0n) {
    throw new BetRefused({
      en: 'Each stake is a whole number of pesos.',
      tl: 'Buong piso ang bawat taya.',
    });
  }
  return { spot: input['spot'] as Spot, stake: centavos(stake) };
}

/** Reads a bet from outside; what is not exactly such a bet is refused with a text for the player. */
export function parseBoardBet<Spot extends string>(
  input: unknown,
  spots: ReadonlySet<Spot>,
  stakeRange: StakeRange,
): BoardBet<Spot> {
  if (!isRecord(input) || !Array.isArray(input['placed'])) throw unreadable();
  if (input['placed'].length > spots.size) throw unreadable();
  const placed = input['placed'].map((one: unknown) => parsePlaced(one, spots));
  if (placed.length === 0) {
    throw new BetRefused({ en: 'Place a chip first.', tl: 'Maglagay muna ng chip.' });
  }
  if (new Set(placed.map(({ spot }) => spot)).size < placed.length) throw unreadable();
  const total = totalOf(placed);
  if (total < stakeRange.stakeMin || total > stakeRange.stakeMax) throw outOfRange(stakeRange);
  return { placed };
}

/** A board game is over when its bet is placed: there is no move to make. */
export function refuseMove(): never {
  throw new BetRefused({
    en: 'This game has no moves after the bet.',
    tl: 'Wala nang galaw sa larong ito pagkatapos tumaya.',
  });
}

function unreadable(): BetRefused {
  return new BetRefused({ en: 'This bet cannot be read.', tl: 'Hindi mabasa ang tayang ito.' });
}

function outOfRange({ stakeMin, stakeMax }: StakeRange): BetRefused {
  const from = formatPesos(stakeMin);
  const to = formatPesos(stakeMax);
  return new BetRefused({
    en: `All stakes together must be between ${from} and ${to}.`,
    tl: `Dapat nasa pagitan ng ${from} at ${to} ang kabuuan ng mga taya.`,
  });
}
