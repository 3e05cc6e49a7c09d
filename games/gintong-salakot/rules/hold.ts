import { pickWeighted } from '@perya/game-kit/pick-weighted';
import type { RandomSource } from '@perya/game-kit/random';
import { at } from '../../slot-kit/rules/reels.ts';
import {
  type CoinDraw,
  type CoinKind,
  cellCount,
  firstCoins,
  fullUnits,
  holdCoinOneIn,
  respinCoins,
  respinsAtStart,
  windowCoins,
} from './paytable.ts';

/** A coin in its place: the place is `reel * 3 + row`. */
export interface Coin {
  place: number;
  /** What it carries, Mini and Minor too; of a basket, what it took. */
  units: number;
  /** None is named for a plain coin. */
  kind?: CoinKind;
}

export interface Hold {
  /** The coins that each respin brought, in order; an empty list is a respin without one. */
  respins: readonly (readonly Coin[])[];
  isFull: boolean;
  /** All coins, those that began it included, and the prize of a full board. */
  units: number;
}

/** Which coins there are: in the window, and in respins. */
export interface Mint {
  window: readonly CoinDraw[];
  respin: readonly CoinDraw[];
}

export const presentMint: Mint = { window: windowCoins, respin: respinCoins };
const firstMint: Mint = { window: firstCoins, respin: firstCoins };

/** The rules that are played by now: some coins do more than to carry an amount. */
export const presentEdition = 2;

export const mintOf = (edition: number): Mint => (edition === 1 ? firstMint : presentMint);

export function drawCoin(place: number, draws: readonly CoinDraw[], random: RandomSource): Coin {
  const weights = draws.map(({ weight }) => weight);
  const { units, kind } = at(draws, pickWeighted(weights, random));
  return kind ? { place, units, kind } : { place, units };
}

/** Coins stay. Three respins; every respin that brings a coin sets them back to three. */
export function playHold(first: readonly Coin[], random: RandomSource, mint = presentMint): Hold {
  const held = [...first];
  const respins: Coin[][] = [];
  let left = respinsAtStart;
  while (left > 0 && held.length < cellCount) {
    const landed = respin(new Set(held.map(({ place }) => place)), mint, random);
    const plain = plainUnits([...held, ...landed]);
    const added = landed.map((coin) => (coin.kind === 'basket' ? { ...coin, units: plain } : coin));
    respins.push(added);
    held.push(...added);
    left = added.length > 0 ? respinsAtStart : left - 1;
  }
  const isFull = held.length === cellCount;
  return { respins, isFull, units: unitsOf(held) + (isFull ? fullUnits : 0) };
}

/** What coins pay that stay on the board together. */
export function unitsOf(held: readonly Coin[]): number {
  const times = held.some(({ kind }) => kind === 'sun') ? 2 : 1;
  return held.reduce((sum, coin) => sum + coin.units * (isPrizeKind(coin.kind) ? 1 : times), 0);
}

export const isPrizeKind = (kind: CoinKind | undefined) => kind === 'mini' || kind === 'minor';

const plainUnits = (coins: readonly Coin[]) =>
  coins.reduce((sum, { kind, units }) => (kind ? sum : sum + units), 0);

function respin(held: ReadonlySet<number>, mint: Mint, random: RandomSource): Coin[] {
  const added: Coin[] = [];
  for (let place = 0; place < cellCount; place += 1) {
    if (!held.has(place) && random.below(holdCoinOneIn) === 0) {
      added.push(drawCoin(place, mint.respin, random));
    }
  }
  return added;
}
