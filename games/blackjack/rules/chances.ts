import { type Fraction, fraction } from '@perya/game-kit/fraction';
import {
  chanceOfPlay,
  type DealerTotals,
  dealerDraws,
  dealerTotals,
  naturalWith,
} from './dealer-totals.ts';
import { bustAbove, raiseAce } from './hand.ts';
import { adviseMove } from './strategy.ts';
import { createValueShoe, type ValueShoe } from './value-shoe.ts';

/** In first stakes: what is staked and what comes back, weighted by chance. */
interface Expected {
  staked: number;
  returned: number;
}

interface Table {
  shoe: ValueShoe;
  /** The dealer's card. */
  shown: number;
  totalsOf(): DealerTotals;
}

/** What a hand of one stake brings back that stands on this total, or is bust with it. */
function stand({ shoe, shown, totalsOf }: Table, { sum, hasAce }: Hand): Expected {
  const total = raiseAce(sum, hasAce);
  const staked = chanceOfPlay(shoe, shown);
  if (total > bustAbove) return { staked, returned: 0 };
  const totals = totalsOf();
  let higher = 0;
  for (let other = total + 1; other <= bustAbove; other += 1) higher += totals[other] ?? 0;
  const equal = totals[total] ?? 0;
  return { staked, returned: 2 * (staked - higher - equal) + equal };
}

interface Hand {
  sum: number;
  hasAce: boolean;
  /** The first two cards of the round may be doubled; a hand of a split may not. */
  canDouble: boolean;
  pairOf: number | null;
}

const withCard = (hand: Hand, value: number): Hand => ({
  sum: hand.sum + value,
  hasAce: hand.hasAce || value === 1,
  canDouble: false,
  pairOf: null,
});

/** The mean over the next card, each taken as often as it comes. */
function meanOf({ shoe }: Table, times: number, of: (value: number) => Expected): Expected {
  const mean: Expected = { staked: 0, returned: 0 };
  shoe.drawEach((value, chance) => {
    const { staked, returned } = of(value);
    mean.staked += times * chance * staked;
    mean.returned += times * chance * returned;
  });
  return mean;
}

/** The hand played to its end by the table of basic strategy. */
function play(table: Table, hand: Hand): Expected {
  const total = raiseAce(hand.sum, hand.hasAce);
  if (total >= bustAbove) return stand(table, hand);
  const advice = adviseMove({ ...hand, total, isSoft: total > hand.sum }, table.shown);
  if (advice === 'stand') return stand(table, hand);
  if (advice === 'split') return playSplit(table, hand.pairOf ?? 0);
  if (advice === 'double') return meanOf(table, 2, (value) => stand(table, withCard(hand, value)));
  return meanOf(table, 1, (value) => play(table, withCard(hand, value)));
}

/** Both cards of the pair are out of the shoe; each of two hands starts with one of them. */
function playSplit(table: Table, pairOf: number): Expected {
  const start: Hand = { sum: pairOf, hasAce: pairOf === 1, canDouble: false, pairOf: null };
  // Aces get one card each.
  const goOn = pairOf === 1 ? stand : play;
  return meanOf(table, 2, (value) => goOn(table, withCard(start, value)));
}

/** One deal: the player's two cards and the dealer's are out of the shoe. */
function expectDeal(table: Table, first: number, second: number): Expected {
  const natural = table.shoe.chanceOf(naturalWith(table.shown));
  if (first + second === 11 && (first === 1 || second === 1)) {
    return { staked: 1, returned: natural + (1 - natural) * 2.5 };
  }
  const played = play(table, {
    sum: first + second,
    hasAce: first === 1 || second === 1,
    canDouble: true,
    pairOf: first === second ? first : null,
  });
  return { staked: natural + played.staked, returned: played.returned };
}

function expectAgainst(shoe: ValueShoe, shown: number): Expected {
  const draws = dealerDraws(shown);
  const memo = new Map<string, DealerTotals>();
  const totalsOf = () => {
    const key = shoe.key();
    const totals = memo.get(key) ?? dealerTotals(shoe, draws);
    memo.set(key, totals);
    return totals;
  };
  const result: Expected = { staked: 0, returned: 0 };
  shoe.drawEach((first, firstChance) => {
    shoe.drawEach((second, secondChance) => {
      // The order of the two cards makes no difference: one of both is looked at, and counts twice.
      if (second < first) return;
      const chance = firstChance * secondChance * (first === second ? 1 : 2);
      const deal = expectDeal({ shoe, shown, totalsOf }, first, second);
      result.staked += chance * deal.staked;
      result.returned += chance * deal.returned;
    });
  });
  return result;
}

/**
 * A round by basic strategy over a fresh shoe, every card drawn without return and nothing sampled;
 * the sums are in double precision, of which twelve digits are sure.
 *
 * Three facts keep it small. Only values count, not suits. The hole card may be thought of as drawn
 * after the player's cards, because every order of the shoe is equally likely. And each of two split
 * hands has the chances of a hand played alone, because what follows a point chosen without looking
 * ahead is shuffled like the start; so a split is worth twice one of its hands.
 */
export function expectRound(): Expected {
  const shoe = createValueShoe();
  const result: Expected = { staked: 0, returned: 0 };
  shoe.drawEach((shown, chance) => {
    const part = expectAgainst(shoe, shown);
    result.staked += chance * part.staked;
    result.returned += chance * part.returned;
  });
  return result;
}

const sureDigits = 10 ** 12;

/** Everything returned over everything staked, doubles and splits included. */
export function computeRtp(): Fraction {
  const { staked, returned } = expectRound();
  return fraction(Math.round((returned / staked) * sureDigits), sureDigits);
}
