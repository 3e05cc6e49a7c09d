import type { Fraction } from '@perya/game-kit/fraction';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { returnOf } from './paytable.ts';
import type { PlinkoBet, PlinkoState } from './state.ts';

export { info } from './info.ts';
export { rules } from './rules.ts';

/** The board that returns least: what is declared holds for every other one too. */
const leastGenerous = { rows: 8, risk: 'medium' } as const;

export const simulatedPlay: SimulatedPlay<PlinkoBet, never, PlinkoState> = {
  bet: { stake: centavos(1_00), ...leastGenerous },
};

export function computeRtp(): Fraction {
  return returnOf(leastGenerous.rows, leastGenerous.risk);
}
