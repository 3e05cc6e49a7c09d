import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { at } from '../../slot-kit/rules/reels.ts';
import { isPrizeKind, type Mint } from './hold.ts';
import {
  type CoinDraw,
  type CoinKind,
  cellCount,
  coinsForHold,
  fullUnits,
  holdCoinOneIn,
  respinsAtStart,
} from './paytable.ts';

/** What one coin is on average: shares of kinds, units of plain coins and of prizes. */
export interface CoinMean {
  plain: Fraction;
  prizes: Fraction;
  baskets: Fraction;
  suns: Fraction;
}

export function coinMean(draws: readonly CoinDraw[]): CoinMean {
  const total = draws.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (isMeant: (kind: CoinKind | undefined) => boolean, isUnits: boolean) =>
    fraction(
      draws
        .filter(({ kind }) => isMeant(kind))
        .reduce((sum, { units, weight }) => sum + weight * (isUnits ? units : 1), 0),
      total,
    );
  return {
    plain: mean((kind) => kind === undefined, true),
    prizes: mean((kind) => isPrizeKind(kind), true),
    baskets: mean((kind) => kind === 'basket', false),
    suns: mean((kind) => kind === 'sun', false),
  };
}

/**
 * What is paid from some number of held coins on, on average: so much for each unit that plain coins carry by now, so
 * much for each unit that baskets have taken, and so much besides. Everything is linear in what lies there.
 */
interface Ahead {
  perPlain: Fraction;
  perTaken: Fraction;
  besides: Fraction;
}

interface HoldAhead {
  dark: Ahead;
  /** With a sun on the board. */
  sunny: Ahead;
  fullChance: Fraction;
}

/** What a batch of coins of one respin brings on average, counting those batches alone that are asked for. */
interface Batch {
  chance: Fraction;
  plain: Fraction;
  prizes: Fraction;
  baskets: Fraction;
  /** Baskets times what the plain coins of the same respin carry. */
  basketsOfPlain: Fraction;
}

const minus = (a: Fraction, b: Fraction) => add(a, multiply(b, fraction(-1)));
const times = (a: Fraction, count: number) => multiply(a, fraction(count));

function power(base: Fraction, exponent: number): Fraction {
  if (exponent < 0) return zero;
  return fraction(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
}

/** Of so many coins, those batches in which every coin has passed a test that a coin passes with this chance. */
function batchOf(count: number, mean: CoinMean, pass: Fraction): Batch {
  const others = power(pass, count - 1);
  const pair = times(multiply(power(pass, count - 2), multiply(mean.baskets, mean.plain)), count);
  return {
    chance: power(pass, count),
    plain: times(multiply(mean.plain, others), count),
    prizes: times(multiply(mean.prizes, others), count),
    baskets: times(multiply(mean.baskets, others), count),
    basketsOfPlain: times(pair, count - 1),
  };
}

const batchMinus = (a: Batch, b: Batch): Batch => ({
  chance: minus(a.chance, b.chance),
  plain: minus(a.plain, b.plain),
  prizes: minus(a.prizes, b.prizes),
  baskets: minus(a.baskets, b.baskets),
  basketsOfPlain: minus(a.basketsOfPlain, b.basketsOfPlain),
});

/** What follows once such a batch lies there: its plain coins count before its baskets take. */
function after({ chance, plain, prizes, baskets, basketsOfPlain }: Batch, next: Ahead): Ahead {
  return {
    perPlain: add(multiply(next.perPlain, chance), multiply(next.perTaken, baskets)),
    perTaken: multiply(next.perTaken, chance),
    besides: [
      multiply(next.besides, chance),
      multiply(next.perPlain, plain),
      multiply(next.perTaken, basketsOfPlain),
      prizes,
    ].reduce(add),
  };
}

const addAhead = (a: Ahead, b: Ahead): Ahead => ({
  perPlain: add(a.perPlain, b.perPlain),
  perTaken: add(a.perTaken, b.perTaken),
  besides: add(a.besides, b.besides),
});

const scaled = (a: Ahead, by: Fraction): Ahead => ({
  perPlain: multiply(a.perPlain, by),
  perTaken: multiply(a.perTaken, by),
  besides: multiply(a.besides, by),
});

const endOf = (count: number, besides: number): Ahead => ({
  perPlain: fraction(count),
  perTaken: fraction(count),
  besides: fraction(besides),
});

/**
 * Worked back from a full board. With some coins held, the next to come arrive in the first, second or third respin,
 * or never; how many arrive together is binomial, and each of them is what it is apart from all others.
 */
export function holdAhead({ respin }: Mint): HoldAhead[] {
  const mean = coinMean(respin);
  const dark = minus(fraction(1), mean.suns);
  const ahead: HoldAhead[] = [];
  ahead[cellCount] = {
    dark: endOf(1, fullUnits),
    sunny: endOf(2, fullUnits),
    fullChance: fraction(1),
  };
  for (let held = cellCount - 1; held >= coinsForHold; held -= 1) {
    const empty = cellCount - held;
    const none = arrivalChance(empty, 0);
    const never = power(none, respinsAtStart);
    const tries = Array.from({ length: respinsAtStart }, (_, before) => power(none, before)).reduce(
      add,
    );
    const here: HoldAhead = {
      dark: scaled(endOf(1, 0), never),
      sunny: scaled(endOf(2, 0), never),
      fullChance: zero,
    };
    for (let added = 1; added <= empty; added += 1) {
      const chance = multiply(tries, arrivalChance(empty, added));
      const next = at(ahead, held + added);
      const all = batchOf(added, mean, fraction(1));
      const withoutSun = batchOf(added, mean, dark);
      const fromDark = addAhead(
        after(withoutSun, next.dark),
        after(batchMinus(all, withoutSun), next.sunny),
      );
      here.dark = addAhead(here.dark, scaled(fromDark, chance));
      here.sunny = addAhead(here.sunny, scaled(after(all, next.sunny), chance));
      here.fullChance = add(here.fullChance, multiply(chance, next.fullChance));
    }
    ahead[held] = here;
  }
  return ahead;
}

/** The chance that exactly `added` of `empty` places become coins in one respin. */
function arrivalChance(empty: number, added: number): Fraction {
  let combinations = 1n;
  for (let place = 0; place < added; place += 1) {
    combinations = (combinations * BigInt(empty - place)) / BigInt(place + 1);
  }
  const missed = BigInt(holdCoinOneIn - 1) ** BigInt(empty - added);
  return fraction(combinations * missed, BigInt(holdCoinOneIn) ** BigInt(empty));
}
