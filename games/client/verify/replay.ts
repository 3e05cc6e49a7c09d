import { commitmentOf } from '@perya/game-kit/fair-source';
import type { AnyGame, DetailLine } from '@perya/game-kit/game';
import { encodeJson } from '@perya/game-kit/json';
import type { RandomSource } from '@perya/game-kit/random';
import type { AnyRoom, SeatState } from '@perya/game-kit/room';
import { shoeSources } from '@perya/game-kit/shoe';
import type { RoundRecord } from '../port.ts';

/** What the rules come to, whether or not the house has looked at it before it was paid. */
type Played = Omit<RoundRecord, 'isHeld'>;

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
  /** Whether the pot is what all the bets of its round come to; null where there is none. */
  isPotSame: boolean | null;
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

/** Plays the pot again out of all the bets, that of the seat among them. */
function isPotSame(room: AnyRoom | undefined, state: unknown, record: Played): boolean | null {
  if (!room?.pot) return null;
  const { outcome } = state as SeatState<unknown, unknown, unknown>;
  const bets = record.bets ?? [];
  const isAmong = bets.some((bet) => encodeJson(bet) === encodeJson(record.bet));
  const written: unknown = record.moves.at(-1) ?? null;
  const found: unknown = written && room.pot.handsOn ? room.pot.handsOn.found(written) : null;
  return isAmong && encodeJson(room.pot.tell(bets, outcome, found)) === encodeJson(written);
}

/** Recomputes the round from its seeds, with the rules that the studio uses. */
export function replay(game: AnyGame, record: Played, room?: AnyRoom): Replay {
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
    isPotSame: isPotSame(room, step.state, record),
    steps,
    payout,
    lines: game.describe(step.state),
  };
}
