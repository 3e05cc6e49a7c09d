import type { LinePays } from '../../slot-kit/rules/lines.ts';
import { strip } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';

export const wild = 'salakot';
export const scatter = 'kalabaw';
export const coin = 'coin';
export const rows = 3;
export const reelCount = 5;
export const cellCount = rows * reelCount;

/** A salakot never stands on the first reel; a carabao only on the first, third and fifth. */
export const paidReels = [
  strip(`palay mango tandang banga saging gumamela saging palay coin coin gumamela niyog mango banga
    saging mango tandang niyog coin gumamela kalabaw niyog gumamela saging kalabaw niyog palay
    mango`),
  strip(`salakot niyog palay tandang niyog saging palay saging gumamela mango salakot banga tandang
    mango palay mango banga gumamela saging niyog gumamela banga coin coin coin saging mango gumamela
    mango niyog saging`),
  strip(`gumamela saging palay tandang saging coin gumamela palay salakot mango kalabaw tandang niyog
    saging mango niyog mango niyog palay saging mango gumamela banga coin coin banga kalabaw niyog
    salakot`),
  strip(`gumamela mango niyog saging mango banga palay salakot niyog banga mango tandang niyog coin
    coin coin palay saging gumamela palay gumamela niyog salakot saging tandang gumamela mango banga
    saging`),
  strip(`banga mango gumamela niyog salakot niyog coin saging kalabaw gumamela palay tandang banga
    gumamela saging banga coin coin saging palay mango tandang mango niyog kalabaw niyog mango
    gumamela saging palay`),
];

/** Free rounds are spun on richer reels: more coins, more salakots, no carabao. */
export const freeReels = [
  strip(`gumamela tandang coin coin gumamela niyog tandang saging banga mango gumamela palay saging
    tandang saging niyog banga palay mango saging palay mango gumamela coin coin coin niyog mango
    banga niyog`),
  strip(`niyog salakot banga coin coin coin niyog mango palay saging niyog tandang banga salakot mango
    saging banga gumamela mango gumamela palay coin salakot mango palay gumamela niyog tandang saging
    gumamela`),
  strip(`mango banga mango gumamela salakot tandang saging coin coin coin palay niyog palay niyog
    saging mango salakot gumamela mango gumamela palay banga niyog gumamela tandang saging coin coin
    salakot niyog`),
  strip(`mango saging palay niyog mango niyog salakot banga niyog palay banga salakot coin coin coin
    tandang saging gumamela banga mango palay saging mango gumamela tandang niyog coin gumamela
    salakot gumamela`),
  strip(`mango gumamela banga saging niyog saging coin coin coin gumamela tandang gumamela coin coin
    saging salakot saging banga mango niyog palay mango gumamela niyog mango salakot niyog palay
    banga tandang palay`),
];

/** Units for 3, 4 and 5 along a line; a unit is the stake of one line. */
export const linePays = {
  tandang: [40, 150, 500],
  banga: [30, 100, 300],
  palay: [20, 60, 200],
  gumamela: [15, 40, 120],
  mango: [12, 30, 80],
  niyog: [10, 25, 60],
  saging: [8, 20, 50],
} as const satisfies LinePays;

export const scattersForFreeRounds = 3;
export const freeRounds = 6;

export const coinsForHold = 6;
export const respinsAtStart = 3;
/** In a respin each empty place becomes a coin once in so many times. */
export const holdCoinOneIn = 20;

/** What Mini and Minor pay, in units: fixed multiples of the stake. */
export const miniUnits = 20 * unitsPerStake;
export const minorUnits = 100 * unitsPerStake;

/** A coin as it is drawn. One without a kind carries its amount and does nothing. */
export interface CoinDraw {
  units: number;
  kind?: CoinKind;
  weight: number;
}

/**
 * Mini and Minor carry their prize. A basket takes once more what all plain coins on the board carry when its respin
 * has landed. With a sun on the board, plain coins and baskets count twice at the end; one sun or more is the same.
 */
export const coinKinds = ['mini', 'minor', 'basket', 'sun'] as const;
export type CoinKind = (typeof coinKinds)[number];

/** Of 1,000 coins that stop in the window, how many are which. */
export const windowCoins: readonly CoinDraw[] = [
  { units: 10, weight: 458 },
  { units: 20, weight: 300 },
  { units: 40, weight: 150 },
  { units: 60, weight: 50 },
  { units: 100, weight: 27 },
  { units: 200, weight: 8 },
  { units: 500, weight: 1 },
  { units: miniUnits, kind: 'mini', weight: 5 },
  { units: minorUnits, kind: 'minor', weight: 1 },
];

/** Of 1,000 coins that come in respins: baskets and suns come in these alone. */
export const respinCoins: readonly CoinDraw[] = [
  { units: 10, weight: 400 },
  { units: 20, weight: 260 },
  { units: 40, weight: 130 },
  { units: 60, weight: 45 },
  { units: 100, weight: 22 },
  { units: 200, weight: 7 },
  { units: 500, weight: 1 },
  { units: miniUnits, kind: 'mini', weight: 15 },
  { units: minorUnits, kind: 'minor', weight: 2 },
  { units: 0, kind: 'basket', weight: 60 },
  { units: 0, kind: 'sun', weight: 58 },
];

/** For fifteen coins, on top of what they carry. */
export const fullUnits = 1000 * unitsPerStake;

/** Coins of the first edition: of 100, and all of them plain. */
export const firstCoins: readonly CoinDraw[] = [
  { units: 10, weight: 36 },
  { units: 20, weight: 30 },
  { units: 40, weight: 18 },
  { units: 60, weight: 8 },
  { units: 100, weight: 5 },
  { units: 200, weight: 2 },
  { units: 500, weight: 1 },
];
