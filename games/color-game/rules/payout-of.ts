import { type Centavos, centavos } from '@perya/money';
import type { Placed } from '../../dice-and-cards/board-bet.ts';
import type { Colour } from './colours.ts';
import { oddsByMatches } from './paytable.ts';

/** What the chips on one colour pay, their stake included: nothing unless a die shows it. */
export function payoutOf({ spot, stake }: Placed<Colour>, dice: readonly Colour[]): Centavos {
  const matches = dice.filter((die) => die === spot).length;
  const odds = oddsByMatches[matches];
  return odds === undefined ? centavos(0n) : centavos(stake + stake * odds);
}
