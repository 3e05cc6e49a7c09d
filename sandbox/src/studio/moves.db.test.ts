import { randomUUID } from 'node:crypto';
import { replay } from '@perya/games/client/verify/replay';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from './find-game.ts';
import { makeMove } from './make-move.ts';
import { placeBet } from './place-bet.ts';
import { readRecord } from './read-record.ts';
import { readStatus } from './read-status.ts';
import { StudioRefusal } from './refusals.ts';
import type { Studio } from './studio.ts';
import { createTestStudio, seatOf, workOff } from './testing/create-test-studio.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from './testing/simulated-provider-api.ts';
import { createStudioDatabase } from './testing/studio-database.ts';

let providerApi: SimulatedProviderApi;
let studio: Studio;
let dropDatabase: () => Promise<void>;
const firstBalance = 10_000_00n;
const stake = 100_00n;

beforeAll(async () => {
  const database = await createStudioDatabase();
  providerApi = await startSimulatedProviderApi();
  studio = await createTestStudio(database, providerApi.url);
  dropDatabase = database.drop;
});
afterAll(async () => {
  await studio.pool.end();
  await providerApi.stop();
  await dropDatabase();
});
afterEach(() => {
  providerApi.fault = () => 'none';
});

let count = 0;
interface Hand {
  moves: readonly string[];
  advice: string | null;
}

/** A player with an open hand that may be doubled; hands that cannot are played to their end first. */
async function dealHand() {
  count += 1;
  const player = `hand-${count}`;
  providerApi.balances.set(player, firstBalance);
  const seat = seatOf(player, 'blackjack');
  for (;;) {
    const before = providerApi.balances.get(player) ?? 0n;
    const dealt = await placeBet(studio, seat, randomUUID(), { stake });
    let { round } = dealt;
    const move = (kind: string, requestId = randomUUID()) =>
      makeMove(studio, seat, { requestId, roundId: round.id, input: { kind } });
    if (round.status === 'open' && (round.shown as Hand).moves.includes('double')) {
      return { player, seat, round, before, move, balance: () => providerApi.balances.get(player) };
    }
    while (round.status === 'open') {
      ({ round } = await move((round.shown as Hand).advice ?? 'stand'));
    }
  }
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StudioRefusal ? error.code : String(error)),
  );

describe('a round with moves', () => {
  test('waits with its stake held, for whoever comes back, and for nobody to see its secret', async () => {
    const { seat, round, before, balance } = await dealHand();
    const status = await readStatus(studio, seat);
    expect(status.round).toMatchObject({ id: round.id, status: 'open', stake, payout: null });
    expect(status.balance).toBe(before - stake);
    expect(balance()).toBe(before - stake);
    expect(status.fairness.last?.roundId).not.toBe(round.id);
    expect(await readRecord(studio, round.id)).toBeNull();
    expect(await codeOf(placeBet(studio, seat, randomUUID(), { stake }))).toBe('ROUND_OPEN');
  });

  test('takes a further stake for a double, pays once and can be played again', async () => {
    const { round, before, move, balance } = await dealHand();
    const played = await move('double');
    expect(played.round).toMatchObject({ id: round.id, status: 'settled', stake: 2n * stake });
    expect(balance()).toBe(before - 2n * stake + (played.round.payout ?? 0n));
    const record = await readRecord(studio, round.id);
    const rules = findGame('blackjack')?.module.rules;
    if (!record || !rules) throw new Error('The round has no record');
    expect(record.moves).toEqual([{ kind: 'double' }]);
    expect(replay(rules, record)).toMatchObject({
      isSeedCommitted: true,
      isStakeSame: true,
      isPayoutSame: true,
    });
  });

  test('makes a move once, however often it is sent', async () => {
    const { before, move, balance } = await dealHand();
    const requestId = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => move('double', requestId)));
    expect(new Set(all.map(({ round }) => round.stake))).toEqual(new Set([2n * stake]));
    expect(balance()).toBe(before - 2n * stake + (all[0]?.round.payout ?? 0n));
    expect(await codeOf(move('stand', requestId))).toBe('REQUEST_REUSED');
    expect(await codeOf(move('stand'))).toBe('ROUND_NOT_OPEN');
  });

  test('stays open as it was when the further stake is refused', async () => {
    const { seat, before, move, balance } = await dealHand();
    providerApi.fault = (verb) => (verb === 'bet' ? 'INSUFFICIENT_FUNDS' : 'none');
    expect(await codeOf(move('double'))).toBe('INSUFFICIENT_FUNDS');
    providerApi.fault = () => 'none';
    expect((await readStatus(studio, seat)).round).toMatchObject({ status: 'open', stake });
    const played = await move('stand');
    expect(played.round.status).toBe('settled');
    expect(balance()).toBe(before - stake + (played.round.payout ?? 0n));
  });

  test('gives back a further stake whose fate is unknown and goes on without it', async () => {
    const { seat, before, move, balance } = await dealHand();
    providerApi.fault = (verb) => (verb === 'bet' || verb === 'rollback' ? 'deaf' : 'none');
    expect(await codeOf(move('double'))).toBe('WALLET_UNREACHABLE');
    providerApi.fault = () => 'none';
    await workOff(studio);
    expect(balance()).toBe(before - stake);
    expect((await readStatus(studio, seat)).round).toMatchObject({ status: 'open', stake });
    const played = await move('stand');
    expect(balance()).toBe(before - stake + (played.round.payout ?? 0n));
  });

  test('is not closed over a further stake that is still on its way back', async () => {
    const { before, move, balance } = await dealHand();
    // The stake was taken, its answer was lost, and rollbacks fail for now.
    providerApi.fault = (verb) => (verb === 'bet' ? 'deaf' : verb === 'rollback' ? 'lost' : 'none');
    expect(await codeOf(move('double'))).toBe('WALLET_UNREACHABLE');
    expect(balance()).toBe(before - 2n * stake);
    expect(await codeOf(move('stand'))).toBe('STAKE_RETURNING');
    providerApi.fault = () => 'none';
    await workOff(studio);
    expect(balance()).toBe(before - stake);
    const played = await move('stand');
    expect(balance()).toBe(before - stake + (played.round.payout ?? 0n));
  });

  test('is not closed over a further stake that another process is taking', async () => {
    const { before, move, balance, round, seat } = await dealHand();
    const other: Studio = { ...studio, inTurn: (_seat, work) => work() };
    const standElsewhere = () =>
      makeMove(other, seat, {
        requestId: randomUUID(),
        roundId: round.id,
        input: { kind: 'stand' },
      });
    let elsewhere = '';
    const { call } = studio.providerApi;
    const watched: Studio = {
      ...studio,
      providerApi: {
        ...studio.providerApi,
        async call(venue, verb, request) {
          const reply = await call(venue, verb, request);
          if (verb === 'bet') elsewhere = await codeOf(standElsewhere());
          return reply;
        },
      },
    };
    const request = { requestId: randomUUID(), roundId: round.id, input: { kind: 'double' } };
    const played = await makeMove(watched, seat, request);
    expect(elsewhere).toContain('under way');
    expect(played.round).toMatchObject({ status: 'settled', stake: 2n * stake });
    await workOff(studio);
    expect(balance()).toBe(before - 2n * stake + (played.round.payout ?? 0n));
    expect(await codeOf(move('stand'))).toBe('ROUND_NOT_OPEN');
  });

  test('refuses a move that the rules do not know before anything is staked', async () => {
    const { before, move, balance } = await dealHand();
    for (const kind of ['', 'peek', 'constructor']) await expect(move(kind)).rejects.toThrow();
    expect(balance()).toBe(before - stake);
  });
});
