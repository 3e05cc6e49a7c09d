import { hash } from 'node:crypto';
import type { InputOf } from '@perya/contract/call';
import * as desk from '@perya/contract/games/staff-calls/rounds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { recordRound, type TestRound } from '../../../testing/games/record-round.ts';
import { addPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { lookedAtMax } from './rounds.store.ts';

let server: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'auditor');
});
afterAll(() => server.stop());

const list = (input: InputOf<typeof desk.listRounds> = {}) =>
  staff.client.call(desk.listRounds, input);
const read = (uid: bigint, id: bigint | string) =>
  staff.client.call(desk.readRound, { uid: String(uid), id: String(id) });
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** Many rounds of one player and game in one statement, a millisecond apart. */
async function recordMany(uid: bigint, count: number, gameCode: string, from: Date): Promise<void> {
  await server.database.owner.query(
    `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake,
       payout, settled_at, settled_seq)
     select platform.bucket_of($1), $1, nextval('games.bet_id'), $4::timestamptz + n * interval '1 ms', 'studio', $3, 3, 'm-' || n,
       'completed', 100, 0, $4::timestamptz + n * interval '1 ms', nextval('games.settled_seq')
     from generate_series(1, $2::integer) n`,
    [uid, count, gameCode, from],
  );
}

describe('the rounds of staff', () => {
  test('of everybody are read page by page, each once, newest first, over the turn of a month', async () => {
    const uids = [await addPlayer(server), await addPlayer(server)] as const;
    for (let number = 0; number < 24; number++) {
      await recordRound(server, uids[number % 2 ? 0 : 1], {
        stake: 1000 + number,
        at: daysAgo(24 - number),
      });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        limit: 5,
        ...(cursor ? { cursor } : {}),
      });
      expect(page.count).toBe(24);
      seen.push(...page.rows.map(({ stake }) => stake));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(
      Array.from({ length: 24 }, (_, n) => `10.${String(23 - n).padStart(2, '0')}`),
    );
  });

  test('are filtered by player, game, venue, state, time and amount, alone and together', async () => {
    const uid = await addPlayer(server);
    const record = (round: TestRound) => recordRound(server, uid, round);
    await record({ stake: 500, payout: 0, at: daysAgo(20), gameCode: 'baccarat' });
    await record({ stake: 70_000, payout: 0, at: daysAgo(15) });
    await record({ stake: 500, payout: 90_000, at: daysAgo(10), gameCode: 'baccarat' });
    await record({ stake: 600, status: 'pending', at: daysAgo(5) });
    await record({ stake: 80_000, status: 'failed', at: daysAgo(1), gameCode: 'baccarat' });
    const player = String(uid);
    const seconds = (days: number) => Math.floor(daysAgo(days).getTime() / 1000);
    const found = async (input: InputOf<typeof desk.listRounds>) =>
      (await list({ player, ...input })).rows.map(({ stake, returned, payout }) =>
        [stake, returned, payout].join(' '),
      );
    expect(await found({})).toHaveLength(5);
    expect(await found({ game: 'baccarat' })).toHaveLength(3);
    expect(await found({ venue: 'studio' })).toHaveLength(5);
    expect(await found({ venue: 'nobody' })).toEqual([]);
    expect(await found({ status: 'pending' })).toEqual(['6.00 0.00 0.00']);
    expect(await found({ status: 'failed' })).toEqual(['0.00 800.00 0.00']);
    expect(await found({ over: 700 })).toEqual([
      '0.00 800.00 0.00',
      '5.00 0.00 900.00',
      '700.00 0.00 0.00',
    ]);
    expect(await found({ from: seconds(16), before: seconds(8) })).toHaveLength(2);
    expect(await found({ game: 'baccarat', over: 700, status: 'completed' })).toEqual([
      '5.00 0.00 900.00',
    ]);
    const everybody = await list({ game: 'baccarat', status: 'failed', over: 800 });
    expect(everybody.rows.map((row) => row.uid)).toEqual([player]);
  });

  test('a page looks at so many rounds, says how far it went, and the next goes on there', async () => {
    const uid = await addPlayer(server);
    const wanted = await recordRound(server, uid, {
      stake: 100,
      status: 'pending',
      gameCode: 'plinko',
      at: daysAgo(3),
    });
    await recordMany(uid, lookedAtMax + 10, 'plinko', daysAgo(2));
    for (const filter of [{ player: String(uid) }, { game: 'plinko' }]) {
      const first = await list({ ...filter, status: 'pending' });
      expect(first).toMatchObject({ rows: [], count: null, searched_to: expect.any(Number) });
      const second = await list({ ...filter, status: 'pending', cursor: first.next ?? '' });
      expect(second.rows.map(({ id }) => id)).toEqual([String(wanted)]);
      expect(second).toMatchObject({ next: null, searched_to: null });
    }
    expect((await list({ player: String(uid) })).count).toBe(10_001);
  });

  test('no filter reads all rounds: every plan goes by an index of each month', async () => {
    const uid = await addPlayer(server);
    await recordMany(uid, 30_000, 'roulette', daysAgo(1));
    await server.database.owner.query('analyze games.bet');
    const { planRounds } = await import('./plan-rounds.ts');
    const place = { at: new Date().toISOString().replace('Z', '000Z'), id: 999_999_999n };
    const time = { from: daysAgo(9), before: daysAgo(0) };
    for (const filter of [
      {},
      { uid },
      { game: 'roulette' },
      time,
      { game: 'roulette', ...time },
      { uid, ...time },
    ]) {
      for (const after of [null, place]) {
        const { found, order, values } = planRounds(filter, after);
        const { rows } = await server.database.pool.query<{ 'QUERY PLAN': string }>(
          `explain select * from games.bet b where ${found} order by ${order} limit 51`,
          values,
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).not.toMatch(/Seq Scan on bet_\d{4}_\d{2} b[_0-9]* .*rows=\d{3,}/);
        expect(plan).not.toMatch(/Sort Key(?!.*b\.id DESC)/);
        expect(plan).toContain('Index Scan');
      }
    }
  });
});

describe('the page of a round', () => {
  test('shows movements, both sides of their postings, and the proof, which is recomputed', async () => {
    const seated = await seatPlayer(server);
    await seated.bet();
    const serverSeed = 'a seed that was kept';
    const proof = {
      commitment: hash('sha256', serverSeed),
      server_seed: serverSeed,
      client_seed: 'mine',
      nonce: 7,
    };
    await seated.win({ amount: 2500, details: { lines: [], proof } });
    const [row] = (await list({ player: String(seated.uid) })).rows;
    const page = await read(seated.uid, row?.id ?? '');
    expect(page).toMatchObject({
      uid: String(seated.uid),
      stake: '10.00',
      payout: '25.00',
      status: 'completed',
      commitment_holds: true,
      details: { proof },
      held_parts: [],
    });
    expect(
      page.movements.map(({ kind, amount, balance_after }) => [kind, amount, balance_after]),
    ).toEqual([
      ['bet', '10.00', '990.00'],
      ['win', '25.00', '1015.00'],
    ]);
    expect(
      page.movements.map(({ entries }) =>
        entries.map(({ account, amount }) => `${account} ${amount}`),
      ),
    ).toEqual([
      [expect.stringContaining('-10.00'), 'test:house:games:studio 10.00'],
      [expect.stringContaining('25.00'), 'test:house:games:studio -25.00'],
    ]);
  });

  test('says so if the seed is not the promised one, and what is held or came back', async () => {
    const seated = await seatPlayer(server, { game: 'color-game' });
    await seated.bet();
    const proof = {
      commitment: hash('sha256', 'another'),
      server_seed: 'this one',
      client_seed: 'x',
      nonce: 1,
    };
    await seated.win({ amount: 1_000_000, details: { lines: [], proof } });
    const [row] = (await list({ player: String(seated.uid) })).rows;
    expect(row).toMatchObject({ held: '10000.00', payout: '0.00' });
    expect(await read(seated.uid, row?.id ?? '')).toMatchObject({
      commitment_holds: false,
      held_parts: [{ amount: '10000.00', reason: 'game', ceiling: '350.00', decision: null }],
    });
  });

  test('of another player or of none is not found; a wrong id is refused', async () => {
    const uid = await addPlayer(server);
    const id = await recordRound(server, uid, { stake: 100 });
    expect(await refusalOf(read(uid + 1n, id))).toBe('NOT_FOUND');
    expect(await refusalOf(read(uid, id + 1_000_000n))).toBe('NOT_FOUND');
    expect(await refusalOf(read(uid, "1' or true"))).toBe('INVALID_INPUT');
    expect(await refusalOf(list({ cursor: Buffer.from('["x","1"]').toString('base64url') }))).toBe(
      'INVALID_INPUT',
    );
    const cashier = await createApiStaff(server, 'cashier');
    expect(await refusalOf(cashier.client.call(desk.listRounds, {}))).toBe('FORBIDDEN');
  });
});
