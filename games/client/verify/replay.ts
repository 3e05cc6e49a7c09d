import { commitmentOf } from '@perya/game-kit/fair-source';
import type { AnyGame, DetailLine } from '@perya/game-kit/game';
import type { RandomSource } from '@perya/game-kit/random';
import { shoeSources } from '@perya/game-kit/shoe';
import type { RoundRecord } from '../port.ts';

export interface Draw {
  /** One of this many, each equally likely. */
  bound: number;
  value: number;
}

export interface ReplayStep {
  kind: 'bet' | 'move';
  input: unknown;
  stake: bigint;
  draws: readonly Draw[];
}

export interface Replay {
  isSeedCommitted: boolean;
  isStakeSame: boolean;
  isPayoutSame: boolean;
  steps: readonly ReplayStep[];
  payout: bigint | null;
  lines: readonly DetailLine[];
}

function recording(source: RandomSource, draws: Draw[]): RandomSource {
  return {
    below(bound) {
      const value = source.below(bound);
      draws.push({ bound, value });
      return value;
    },
  };
}

/** Recomputes the round from its seeds, with the rules that the studio uses. */
export function replay(game: AnyGame, record: RoundRecord): Replay {
  const { source, earlier } = shoeSources(record);
  const steps: ReplayStep[] = [];
  const bet: unknown = game.parseBet(record.bet);
  const betDraws: Draw[] = [];
  let step = game.open(bet, recording(source, betDraws), earlier);
  steps.push({ kind: 'bet', input: bet, stake: game.stakeOf(bet), draws: betDraws });
  for (const input of record.moves) {
    const move: unknown = game.parseMove(input);
    const draws: Draw[] = [];
    const stake = game.extraStakeOf(step.state, move);
    step = game.move(step.state, move, recording(source, draws));
    steps.push({ kind: 'move', input: move, stake, draws });
  }
  const returned = step.stakeReturned ?? 0n;
  // Rounds of before were paid both in one.
  const [payout, isReturnSame] =
    record.stakeReturned === null
      ? [step.payout === null ? null : step.payout + returned, true]
      : [step.payout, returned === record.stakeReturned];
  const staked = steps.reduce((sum, each) => sum + each.stake, 0n);
  return {
    isSeedCommitted: commitmentOf(record.serverSeed) === record.commitment,
    isStakeSame: staked === record.stake,
    isPayoutSame: payout !== null && payout === record.payout && isReturnSame,
    steps,
    payout,
    lines: game.describe(step.state),
  };
}
