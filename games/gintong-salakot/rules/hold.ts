import { pickWeighted } from '@perya/game-kit/pick-weighted';
import type { RandomSource } from '@perya/game-kit/random';
import { at } from '../../slot-kit/rules/reels.ts';
import { cellCount, coinValues, grandUnits, holdCoinOneIn, respinsAtStart } from './paytable.ts';

/** A coin in its place: the place is `reel * 3 + row`. */
export interface Coin {
  place: number;
  units: number;
}

export interface Hold {
  /** The coins that each respin brought, in order; an empty list is a respin without one. */
  respins: readonly (readonly Coin[])[];
  isGrand: boolean;
  /** All coins, those that began it included, and the grand prize. */
  units: number;
}

const weights = coinValues.map(({ weight }) => weight);

export function drawCoin(place: number, random: RandomSource): Coin {
  return { place, units: at(coinValues, pickWeighted(weights, random)).units };
}

/** Coins stay. Three respins; every respin that brings a coin sets them back to three. */
export function playHold(first: readonly Coin[], random: RandomSource): Hold {
  const held = new Set(first.map(({ place }) => place));
  const respins: Coin[][] = [];
  let left = respinsAtStart;
  let units = first.reduce((sum, coin) => sum + coin.units, 0);
  while (left > 0 && held.size < cellCount) {
    const added = respin(held, random);
    respins.push(added);
    for (const coin of added) {
      held.add(coin.place);
      units += coin.units;
    }
    left = added.length > 0 ? respinsAtStart : left - 1;
  }
  const isGrand = held.size === cellCount;
  return { respins, isGrand, units: isGrand ? units + grandUnits : units };
}

function respin(held: ReadonlySet<number>, random: RandomSource): Coin[] {
  const added: Coin[] = [];
  for (let place = 0; place < cellCount; place += 1) {
    if (!held.has(place) && random.below(holdCoinOneIn) === 0) added.push(drawCoin(place, random));
  }
  return added;
}
