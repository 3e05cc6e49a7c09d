import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { lineSlotRules, type ShownSpins, type SpinsState } from '../../slot-kit/rules/line-slot.ts';
import type { StakeBet } from '../../slot-kit/rules/stake.ts';
import { describeRound } from './describe-round.ts';
import { presentEdition } from './hold.ts';
import { type Spin, spinRound } from './spin.ts';

export { computeRtp } from './compute-rtp.ts';
export { info } from './info.ts';

export type Shown = ShownSpins<Spin>;
export type ShownSpin = Shown['spins'][number];

export const rules = lineSlotRules<Spin>({
  slug: 'gintong-salakot',
  name: 'Gintong Salakot',
  rtpBasisPoints: 9603,
  payoutMax: centavos(14_332_500_00),
  editions: presentEdition,
  spinRound,
  describeRound,
});

export const simulatedPlay: SimulatedPlay<StakeBet, never, SpinsState<Spin>> = {
  bet: { stake: centavos(100), edition: presentEdition },
};
