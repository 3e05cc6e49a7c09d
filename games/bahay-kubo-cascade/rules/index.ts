import type { GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { type Centavos, centavos } from '@perya/money';
import { sumUnits } from '../../slot-kit/rules/lines.ts';
import {
  parseStakeBet,
  payoutOf,
  refuseMove,
  type StakeBet,
  unitsPerStake,
  unitsToCentavos,
} from '../../slot-kit/rules/stake.ts';
import { describeRound } from './describe-round.ts';
import { type Drop, playDrops, presentEdition } from './drop.ts';
import { payoutTimesMax } from './paytable.ts';

export { info } from './info.ts';
export { measureReturn as measureRtp } from './measure-return.ts';

export interface State {
  stake: Centavos;
  drops: readonly Drop[];
  payout: Centavos;
}

export interface ShownDrop extends Drop {
  pay: Centavos;
}

export interface Shown {
  stake: Centavos;
  drops: readonly ShownDrop[];
}

const stakeMax = centavos(500_00);
const stakeRange = {
  stakeMin: centavos(100),
  stakeMax,
  payoutMax: centavos(stakeMax * BigInt(payoutTimesMax)),
};

export const rules: GameRules<StakeBet, never, State, Shown> = {
  slug: 'bahay-kubo-cascade',
  name: 'Bahay Kubo Cascade',
  kind: 'slot',
  stakeRange,
  rtpBasisPoints: 9655,
  parseBet: (input) => parseStakeBet(input, stakeRange, presentEdition),
  toPresentRules: ({ stake }) => ({ stake, edition: presentEdition }),
  parseMove: refuseMove,
  stakeOf: ({ stake }) => stake,
  open: ({ stake, edition = 1 }, random) => {
    const unitsMax = payoutTimesMax * unitsPerStake;
    const drops = playDrops(random, unitsMax, edition);
    const payout = payoutOf(stake, Math.min(sumUnits(drops), unitsMax), stakeRange);
    return { state: { stake, drops, payout }, payout };
  },
  extraStakeOf: () => centavos(0),
  move: refuseMove,
  // The whole round is drawn at once, so nothing in it is still to be hidden.
  show: ({ stake, drops }) => ({
    stake,
    drops: drops.map((drop) => ({ ...drop, pay: unitsToCentavos(stake, drop.units) })),
  }),
  describe: describeRound,
};

export const simulatedPlay: SimulatedPlay<StakeBet, never, State> = {
  bet: { stake: centavos(100), edition: presentEdition },
};
