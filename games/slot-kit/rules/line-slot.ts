import type { DetailLine, GameRules } from '@perya/game-kit/game';
import type { RandomSource } from '@perya/game-kit/random';
import { type Centavos, centavos } from '@perya/money';
import { sumUnits } from './lines.ts';
import { parseStakeBet, payoutOf, refuseMove, type StakeBet, unitsToCentavos } from './stake.ts';

/** A round of a slot whose spins each pay for themselves. */
export interface SpinsState<Spin> {
  stake: Centavos;
  /** The paid spin first, then the free ones. */
  spins: readonly Spin[];
}

export type ShownSpins<Spin> = SpinsState<Spin & { pay: Centavos }>;

export type LineSlotRules<Spin> = GameRules<StakeBet, never, SpinsState<Spin>, ShownSpins<Spin>>;

interface LineSlot<Spin> {
  slug: string;
  name: string;
  rtpBasisPoints: number;
  payoutMax: Centavos;
  /** How many rules the game has had; 1 where they never changed. */
  editions?: number;
  spinRound(random: RandomSource, edition: number): readonly Spin[];
  describeRound(state: SpinsState<Spin>): readonly DetailLine[];
}

/** The rules of a slot that is drawn at once: they differ in their reels and in how they are described. */
export function lineSlotRules<Spin extends { units: number }>(
  slot: LineSlot<Spin>,
): LineSlotRules<Spin> {
  const { slug, name, rtpBasisPoints, payoutMax, editions = 1, spinRound, describeRound } = slot;
  const stakeRange = { stakeMin: centavos(100), stakeMax: centavos(500_00), payoutMax };
  return {
    slug,
    name,
    kind: 'slot',
    stakeRange,
    rtpBasisPoints,
    parseBet: (input) => parseStakeBet(input, stakeRange, editions),
    ...(editions > 1 && {
      toPresentRules: ({ stake }: StakeBet): StakeBet => ({ stake, edition: editions }),
    }),
    parseMove: refuseMove,
    stakeOf: ({ stake }) => stake,
    open: ({ stake, edition = 1 }, random) => {
      const spins = spinRound(random, edition);
      return { state: { stake, spins }, payout: payoutOf(stake, sumUnits(spins), stakeRange) };
    },
    extraStakeOf: () => centavos(0),
    move: refuseMove,
    // The whole round is drawn at once, so nothing in it is still to be hidden.
    show: ({ stake, spins }) => ({
      stake,
      spins: spins.map((spin) => ({ ...spin, pay: unitsToCentavos(stake, spin.units) })),
    }),
    describe: describeRound,
  };
}
