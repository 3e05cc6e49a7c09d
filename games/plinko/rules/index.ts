import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { leastGenerous } from './compute-rtp.ts';
import type { PlinkoBet, PlinkoState } from './state.ts';

export { computeBetOdds, computeRtp } from './compute-rtp.ts';
export { info } from './info.ts';
export { rules } from './rules.ts';

export const simulatedPlay: SimulatedPlay<PlinkoBet, never, PlinkoState> = {
  bet: { stake: centavos(1_00), ...leastGenerous },
};
