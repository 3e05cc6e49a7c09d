import { type Centavos, centavos, scale } from '@perya/money';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { type Colour, isSide, type SideSpot, type Spot } from './colours.ts';
import { oddsByMatches, sideHundredths } from './paytable.ts';

/** Whether a side bet has won: three alike are two alike as well. */
export function hasWonSide(spot: SideSpot, dice: readonly Colour[]): boolean {
  const faces = new Set(dice).size;
  return spot === 'triple' ? faces === 1 : faces < dice.length;
}

/** What the chips on one spot pay, their stake included: nothing unless the dice show it. */
export function payoutOf({ spot, stake }: Placed<Spot>, dice: readonly Colour[]): Centavos {
  if (isSide(spot)) {
    if (!hasWonSide(spot, dice)) return centavos(0n);
    return centavos(stake + scale(stake, sideHundredths[spot], 100n, 'down'));
  }
  const matches = dice.filter((die) => die === spot).length;
  const odds = oddsByMatches[matches];
  return odds === undefined ? centavos(0n) : centavos(stake + stake * odds);
}
