import { type Centavos, centavos } from '@perya/money';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { odds } from './paytable.ts';
import { spotOf } from './spots.ts';

/** What the chips on one spot pay when the ball lies in `pocket`, their stake included. */
export function payoutOf({ spot, stake }: Placed<string>, pocket: number): Centavos {
  const { kind, numbers } = spotOf(spot);
  return centavos(numbers.includes(pocket) ? stake + stake * odds[kind] : 0n);
}
