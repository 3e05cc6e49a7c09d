import { commitmentOf, createFairSource } from '@perya/game-kit/fair-source';
import { createFastSource } from '@perya/game-kit/fast-source';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { describe, expect, test, vi } from 'vitest';
import { games } from '../../registry.ts';
import type { RoundRecord } from '../port.ts';
import type { RoomNow } from '../room/room-now.ts';
import { createReplayPort, isProven, roundsOf } from './replay-port.ts';

/** A round as a studio has written it down: the simulated player's bet and moves. */
function recordOf(engine: string, { rules, simulatedPlay }: AnyGameModule): RoundRecord {
  const serverSeed = '7a'.repeat(32);
  const seeds = { serverSeed, clientSeed: 'replay', nonce: 5, shoeFrom: null };
  const source = createFairSource(seeds);
  const choice = createFastSource(3);
  const moves: unknown[] = [];
  let step = rules.open(simulatedPlay.bet, source);
  let staked: bigint = rules.stakeOf(simulatedPlay.bet);
  while (step.payout === null) {
    const move: unknown = simulatedPlay.chooseMove?.(step.state, choice);
    staked += rules.extraStakeOf(step.state, move);
    step = rules.move(step.state, move, source);
    moves.push(move);
  }
  return {
    ...seeds,
    roundId: 'the-round',
    engine,
    gameName: rules.name,
    bet: simulatedPlay.bet,
    moves,
    stake: centavos(staked),
    payout: step.payout,
    stakeReturned: step.stakeReturned ?? centavos(0),
    isHeld: false,
    commitment: commitmentOf(serverSeed),
  };
}

describe.each(Object.entries(games))('a link to a round of %s', (engine, module) => {
  const record = recordOf(engine, module);

  test('plays what the record proves, step by step, and ends with what was paid', async () => {
    const rounds = roundsOf(module.rules, record);
    expect(rounds).toHaveLength(record.moves.length + 1);
    expect(isProven(record, rounds)).toBe(true);
    const port = createReplayPort(module, record);
    let { round } = await port.bet('request', 'anything at all');
    for (const move of record.moves) ({ round } = await port.move('request', round.id, move));
    expect(round).toMatchObject({ status: 'settled', payout: record.payout });
    expect(round).toEqual(rounds.at(-1));
    // Once more from the beginning.
    expect((await port.bet('request', null)).round).toEqual(rounds[0]);
  });

  test('is not proven when its seed or its payout is another', () => {
    const rounds = roundsOf(module.rules, record);
    expect(isProven({ ...record, commitment: 'ab'.repeat(32) }, rounds)).toBe(false);
    expect(isProven({ ...record, payout: centavos(record.payout + 1n) }, rounds)).toBe(false);
  });
});

test('a room is played again with its bell and its end, and the seat is told when it is over', async () => {
  const module = games['saranggola'];
  if (!module) throw new Error('There is no such game');
  vi.useFakeTimers({ now: 1_000_000 });
  try {
    const port = createReplayPort(module, recordOf('saranggola', module));
    expect((await port.readStatus()).round?.status).toBe('open');
    const told: RoomNow[] = [];
    const stop = port.listen?.(
      (now) => told.push(now),
      () => {},
    );
    vi.advanceTimersByTime(900);
    vi.advanceTimersByTime(70_000);
    stop?.();
    expect(told.map(({ round }) => round?.phase)).toEqual(['betting', 'playing', 'ended']);
    expect(told.map(({ round }) => round?.outcome === null)).toEqual([true, true, false]);
    const { round, ended } = await port.readStatus();
    expect([round, ended?.status]).toEqual([null, 'settled']);
  } finally {
    vi.useRealTimers();
  }
});
