import { bustAbove, dealerStandsAt, raiseAce } from './hand.ts';
import type { ValueShoe } from './value-shoe.ts';

/** Chances by final total, 17 to 21; what is missing to `chanceOfPlay` is a bust. */
export type DealerTotals = Float64Array;

/** The hole card that makes a blackjack with the card shown; 0 for 2 to 9, with which none can. */
export function naturalWith(shown: number): number {
  if (shown === 1) return 10;
  return shown === 10 ? 1 : 0;
}

/** The chance that there is no blackjack: then, and only then, the hand is played. */
export function chanceOfPlay(shoe: ValueShoe, shown: number): number {
  return 1 - shoe.chanceOf(naturalWith(shown));
}

/** Cards, the hole card among them, with which the dealer comes to a total without going bust. */
interface Draw {
  total: number;
  values: readonly number[];
  /** In how many orders the dealer can draw them. */
  orders: number;
}

/** Every draw that the rules of the dealer allow after the card shown, busts and blackjacks left out. */
export function dealerDraws(shown: number): Draw[] {
  const found = new Map<string, Draw>();
  const goOn = (sum: number, hasAce: boolean, values: readonly number[]) => {
    const total = raiseAce(sum, hasAce);
    if (total > bustAbove) return;
    if (total >= dealerStandsAt) {
      const sorted = values.toSorted((left, right) => left - right);
      const key = sorted.join();
      const known = found.get(key);
      found.set(key, { total, values: sorted, orders: (known?.orders ?? 0) + 1 });
      return;
    }
    for (let value = 1; value <= 10; value += 1) {
      if (values.length === 0 && value === naturalWith(shown)) continue;
      goOn(sum + value, hasAce || value === 1, [...values, value]);
    }
  };
  goOn(shown, shown === 1, []);
  return [...found.values()];
}

/** The chance of one order of cards drawn without return, given in ascending order. */
function chanceOfOrder(shoe: ValueShoe, values: readonly number[]): number {
  let chance = 1;
  let alike = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    alike = value === values[at - 1] ? alike + 1 : 0;
    chance *= (shoe.countOf(value) - alike) / (shoe.cardsLeft() - at);
  }
  return chance;
}

/** The dealer's final totals out of what is left in the shoe. */
export function dealerTotals(shoe: ValueShoe, draws: readonly Draw[]): DealerTotals {
  const byTotal = new Float64Array(bustAbove + 1);
  for (const { total, values, orders } of draws) {
    byTotal[total] = (byTotal[total] ?? 0) + orders * chanceOfOrder(shoe, values);
  }
  return byTotal;
}
