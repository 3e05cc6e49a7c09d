import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

async function betsOf(uid: bigint) {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select status, stake, stake_returned, payout, settled_at is not null as is_settled,
       settled_seq is not null as is_logged from games.bet where uid = $1 order by id`,
    [uid],
  );
  return rows;
}

describe('a round', () => {
  it('takes the stake, pays the win, and leaves one settled record', async () => {
    const seat = await seatPlayer(server);
    expect(await seat.bet()).toMatchObject({ code: 'OK', balance: 99_000, currency: 'PHP' });
    expect(await betsOf(seat.uid)).toMatchObject([
      { status: 'pending', stake: 1000n, payout: 0n, isSettled: false, isLogged: false },
    ]);
    expect(await seat.win()).toMatchObject({ code: 'OK', balance: 101_500 });
    expect(await betsOf(seat.uid)).toEqual([
      {
        status: 'completed',
        stake: 1000n,
        stakeReturned: 0n,
        payout: 2500n,
        isSettled: true,
        isLogged: true,
      },
    ]);
    const wallet = await server.ledger.wallet(seat.uid);
    expect(wallet).toMatchObject({ balance: 101_500n, turnover: 1000n });
  });

  it('is lost by a win of nothing', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    expect(await seat.win({ amount: 0 })).toMatchObject({ code: 'OK', balance: 99_000 });
    expect(await betsOf(seat.uid)).toMatchObject([{ status: 'completed', payout: 0n }]);
  });

  it('takes further stakes and pays in parts until it is finished', async () => {
    const seat = await seatPlayer(server);
    await seat.bet();
    expect(await seat.bet({ transaction_id: `more-${seat.uid}`, amount: 500 })).toMatchObject({
      code: 'OK',
      balance: 98_500,
    });
    const part = { transaction_id: `part-${seat.uid}`, amount: 300, is_finished: false };
    expect(await seat.win(part)).toMatchObject({ code: 'OK', balance: 98_800 });
    expect(await seat.win({ bet_transaction_id: `more-${seat.uid}` })).toMatchObject({
      code: 'OK',
      balance: 101_300,
    });
    expect(await betsOf(seat.uid)).toMatchObject([
      { status: 'completed', stake: 1500n, payout: 2800n },
    ]);
    expect((await seat.bet({ transaction_id: `late-${seat.uid}` })).code).toBe('ROUND_CLOSED');
    expect((await seat.win({ transaction_id: `again-${seat.uid}` })).code).toBe('ROUND_CLOSED');
  });
});

describe('nonces', () => {
  it('are never forgotten while a request with them is good', async () => {
    const { rows } = await server.database.pool.query<{ forgotten: number }>(
      `select count(*)::int as forgotten from generate_series(1794700000, 1794700900) now,
         generate_series(-70, 70, 5) distance
       where (games.nonce_slot(now + 70) + 1) % 3 = games.nonce_slot(now + distance)`,
    );
    expect(rows).toEqual([{ forgotten: 0 }]);
  });

  it('are forgotten after that', async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into games.nonce (bucket, slot, venue, nonce)
       select 0, slot, 'old', 'old' from generate_series(0, 2) slot`,
    );
    const { rows } = await pool.query<{ slot: number }>('select games.forget_nonces() as slot');
    const left = await pool.query<{ slot: number }>(
      `select slot from games.nonce where venue = 'old' order by slot`,
    );
    expect(left.rows.map(({ slot }) => slot)).toEqual(
      [0, 1, 2].filter((slot) => slot !== rows[0]?.slot),
    );
  });
});

describe('a nonce', () => {
  it('is looked up alone, also where statistics say that its slot is empty', async () => {
    const { owner } = server.database;
    await owner.query('truncate games.nonce');
    await owner.query('vacuum analyze games.nonce');
    const client = await owner.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into games.nonce (bucket, slot, venue, nonce)
         select 0, slot, 'v', 'n' || n from generate_series(0, 2) slot, generate_series(1, 500) n`,
      );
      const read = `select coalesce(sum(idx_tup_fetch + seq_tup_read), 0)::int as rows
        from pg_stat_xact_all_tables where schemaname = 'games' and relname like 'nonce%'`;
      const before = await client.query<{ rows: number }>(read);
      const { rows } = await client.query(
        `select games.take_nonces(0, array_fill('v'::text, array[20]),
           array(select 'n' || n from generate_series(491, 510) n order by n),
           array_fill(1794700000::bigint, array[20])) as taken`,
      );
      const after = await client.query<{ rows: number }>(read);
      expect(rows[0]?.['taken']).toHaveLength(10);
      // Twenty, of which ten are found in the two slots beside their own.
      expect((after.rows[0]?.rows ?? 0) - (before.rows[0]?.rows ?? 0)).toBeLessThanOrEqual(60);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('a month that nobody has made yet', () => {
  it('takes bets all the same', async () => {
    const { owner } = server.database;
    await owner.query(
      `create or replace function platform.clock() returns timestamptz language sql volatile
       return clock_timestamp() + interval '400 days'`,
    );
    const seat = await seatPlayer(server);
    expect(await seat.bet()).toMatchObject({ code: 'OK' });
    expect(await seat.win()).toMatchObject({ code: 'OK', balance: 101_500 });
    expect(await betsOf(seat.uid)).toMatchObject([{ status: 'completed' }]);
  });
});
