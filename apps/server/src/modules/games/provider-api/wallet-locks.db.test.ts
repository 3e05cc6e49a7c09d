import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { centavos } from '@perya/money';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Buckets } from '../../../platform/database/buckets.ts';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { addPlayer, seatPlayer, testVenue } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createProviderApiStore, type ProviderItem } from './provider-api.store.ts';
import { toItem } from './read-request.ts';
import { createRequestQueue } from './request-queue.ts';

let server: TestServer;
let buckets: Buckets;

beforeAll(async () => {
  server = await startTestServer();
  buckets = await server.database.buckets();
});

afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.games.checkBooks()).toEqual([]);
  await server.stop();
});

const storeOn = (pool: pg.Pool | pg.PoolClient) =>
  createProviderApiStore({
    pool: pool as pg.Pool,
    statuses: ['test_account'],
    ensureMonthsBelow: async () => {},
    jackpots: { columnOf: async () => null, refresh: async () => {} },
  });

const queueOn = (pool: pg.Pool) => createRequestQueue(storeOn(pool), { bucketOf: buckets.of });

const applyAlone = (client: pg.PoolClient, item: ProviderItem) =>
  storeOn(client).apply([item], buckets.of(item.uid));

const signed = () => ({
  venue: testVenue,
  nonce: randomUUID(),
  signedAt: Math.floor(Date.now() / 1000),
});

const ceilings = {
  venue: testVenue,
  winTimes: 1000,
  dayAllowance: centavos(1_000_000n),
  promoAllowance: centavos(1_000_000n),
  promoWageringTimes: 1,
};

const promoOf = (uid: bigint, amount: number): ProviderItem => ({
  ...toItem(signed(), uid, 'promo', {
    player: String(uid),
    currency: 'PHP',
    transaction_id: randomUUID(),
    campaign: 'c',
    amount,
  }),
  ceilings,
});

/** A test account has its wallet from the beginning; nobody else has. */
let lastUid = 9_000_000_000n;
function newUid(): bigint {
  lastUid += 1n;
  return lastUid;
}

/** Runs the act while another process of ours has done something for a player and not committed it. */
async function beside(
  first: (client: pg.PoolClient) => Promise<unknown>,
  act: (finish: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await first(client);
    await act(() => client.query('commit'));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Resolves when some session of this database waits for a lock of another. */
async function untilSomebodyWaits(): Promise<'waits'> {
  for (;;) {
    const { rowCount } = await server.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return 'waits';
  }
}

describe('a player without a wallet', () => {
  it('who is credited by two processes at once is told the balance of both by the second', async () => {
    const uid = newUid();
    const queue = queueOn(server.database.pool);
    await beside(
      (client) => applyAlone(client, promoOf(uid, 500)),
      async (finish) => {
        const second = queue.submit(promoOf(uid, 300));
        await Promise.race([second, untilSomebodyWaits()]);
        await finish();
        expect(await second).toMatchObject({ outcome: 'OK', balance: 800n });
      },
    );
    await queue.close();
    expect((await server.ledger.wallet(uid)).balance).toBe(800n);
  });

  it('is told a balance that follows from the one before by each of 20 credits over two processes', async () => {
    const uid = newUid();
    const queues = [1, 2].map(() => queueOn(server.database.pool));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, place) => queues[place % 2]?.submit(promoOf(uid, 100))),
    );
    await Promise.all(queues.map((queue) => queue.close()));
    const told = results.map((result) => (typeof result === 'object' ? result.balance : null));
    expect(told.map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, place) => 100 * (place + 1)),
    );
  });

  it('who is unknown gets none by a bet', async () => {
    const { bet } = await seatPlayer(server);
    expect((await bet({ player: '987654321' })).code).toBe('UNKNOWN_PLAYER');
    const { rowCount } = await server.database.pool.query(
      'select from ledger.wallet where uid = 987654321',
    );
    expect(rowCount).toBe(0);
  });
});

describe('a wallet that somebody else holds', () => {
  const hold = (uid: bigint) => (client: pg.PoolClient) =>
    client.query('select ledger.hold_wallet($1)', [uid]);

  it('holds up nobody else, and its own bet is taken once when it is free', async () => {
    const seat = await seatPlayer(server);
    const others = await Promise.all(Array.from({ length: 20 }, () => seatPlayer(server)));
    await beside(hold(seat.uid), async (finish) => {
      const own = seat.bet();
      for (const other of others) expect((await other.bet()).code).toBe('OK');
      expect(await Promise.all(others.map((other) => other.win()))).toMatchObject(
        others.map(() => ({ code: 'OK' })),
      );
      await finish();
      expect(await own).toMatchObject({ code: 'OK', balance: 99_000 });
    });
    expect(await seat.balance()).toBe(99_000n);
  });

  it('holds up no posting of others either', async () => {
    const uid = await addPlayer(server);
    const other = await addPlayer(server);
    const credit = (of: bigint) =>
      server.ledger.post({
        uid: of,
        scope: 'test',
        key: randomUUID(),
        amount: centavos(100),
        legs: [{ account: 'house:test-funds', amount: centavos(-100) }],
      });
    await beside(hold(uid), async (finish) => {
      const own = credit(uid);
      for (let more = 0; more < 10; more += 1) expect((await credit(other)).ok).toBe(true);
      await finish();
      expect(await own).toMatchObject({ ok: true, balance: 100_100n });
    });
  });
});

describe('a change of limits', () => {
  async function seatWithLogin() {
    const seat = await seatPlayer(server, { pesos: 10_000 });
    const player = createApiPlayer(server.url);
    player.use(await server.identity.grantSession(seat.uid, new Date(Date.now() + 3_600_000)));
    return { seat, client: player.client };
  }

  const betsOf = async (uid: bigint) => {
    const { rows } = await server.database.pool.query<{ count: number; last: Date }>(
      `select count(*)::integer as count, max(created_at) as last from games.movement
       where uid = $1 and kind = 'bet'`,
      [uid],
    );
    return rows[0] ?? { count: 0, last: new Date(0) };
  };

  it('is not confirmed before a bet that was decided by the limits of before', async () => {
    const { seat, client } = await seatWithLogin();
    const bet = toItem(signed(), seat.uid, 'bet', {
      player: seat.player,
      currency: 'PHP',
      game: seat.game,
      token: seat.token,
      transaction_id: randomUUID(),
      round_id: randomUUID(),
      amount: 1000,
    });
    await beside(
      (held) => applyAlone(held, { ...bet, game_type: 3 }),
      async (finish) => {
        const excluded = client.call(calls.excludeSelf, { period: '1d' });
        const first = await Promise.race([excluded.then(() => 'confirmed'), untilSomebodyWaits()]);
        expect(first).toBe('waits');
        await finish();
        await excluded;
      },
    );
    const { rows } = await server.database.pool.query<{ since: Date }>(
      'select excluded_since as since from limits.player where uid = $1',
      [seat.uid],
    );
    const { count, last } = await betsOf(seat.uid);
    expect(count).toBe(1);
    expect(rows[0]?.since.getTime()).toBeGreaterThanOrEqual(last.getTime());
  });

  it.each([
    ['an exclusion', calls.excludeSelf, { period: '1d' }, 'PLAYER_EXCLUDED'],
    ['a limit', calls.updateLimits, { daily_stake: '1.00' }, 'LIMIT_REACHED'],
  ] as const)('is overtaken by none of 100 bets: %s', async (_name, call, input, refusal) => {
    const { seat, client } = await seatWithLogin();
    await seat.bet();
    const more = () => seat.bet({ transaction_id: randomUUID(), amount: 1000 });
    const before = Array.from({ length: 50 }, more);
    const change = client.call(call as typeof calls.excludeSelf, input as { period: '1d' });
    const beside = Array.from({ length: 50 }, more);
    await change;
    const { rows } = await server.database.pool.query<{ now: Date }>(
      'select clock_timestamp() as now',
    );
    const { count } = await betsOf(seat.uid);
    const codes = (await Promise.all([...before, ...beside])).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(codes.includes('OK') ? ['OK', refusal] : [refusal]));
    const after = await betsOf(seat.uid);
    expect(after.count).toBe(count);
    expect(after.last.getTime()).toBeLessThanOrEqual(rows[0]?.now.getTime() ?? 0);
    expect((await more()).code).toBe(refusal);
  });
});
