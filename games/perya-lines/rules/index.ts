import type { GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { type Centavos, centavos } from '@perya/money';
import { sumUnits } from '../../slot-kit/rules/lines.ts';
import {
  parseStakeBet,
  payoutOf,
  refuseMove,
  type StakeBet,
  unitsToCentavos,
} from '../../slot-kit/rules/stake.ts';
import { type Spin, spinRound } from './spin.ts';
import { tellRound } from './tell.ts';

export { computeRtp } from './compute-rtp.ts';
export { info } from './info.ts';

export interface State {
  stake: Centavos;
  /** The paid spin first, then the free ones. */
  spins: readonly Spin[];
}

export interface ShownSpin extends Spin {
  pay: Centavos;
}

export interface Shown {
  stake: Centavos;
  spins: readonly ShownSpin[];
}

const limits = {
  stakeMin: centavos(100),
  stakeMax: centavos(500_00),
  payoutMax: centavos(5_367_000_00),
};

export const rules: GameRules<StakeBet, never, State, Shown> = {
  slug: 'perya-lines',
  name: 'Perya Lines',
  kind: 'slot',
  limits,
  rtpBasisPoints: 9567,
  parseBet: (input) => parseStakeBet(input, limits),
  parseMove: refuseMove,
  stakeOf: ({ stake }) => stake,
  open: ({ stake }, random) => {
    const spins = spinRound(random);
    return { state: { stake, spins }, payout: payoutOf(stake, sumUnits(spins), limits) };
  },
  extraStakeOf: () => centavos(0),
  move: refuseMove,
  // The whole round is drawn at once, so nothing in it is still to be hidden.
  show: ({ stake, spins }) => ({
    stake,
    spins: spins.map((spin) => ({ ...spin, pay: unitsToCentavos(stake, spin.units) })),
  }),
  tell: tellRound,
};

export const simulatedPlay: SimulatedPlay<StakeBet, never, State> = {
  bet: { stake: centavos(100) },
};
