import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, schemaParts } from '../../platform/database/migrate.ts';
import { createApiPlayer, refusalOf } from '../api-player.ts';
import { noteWinsOf } from '../games/note-rounds.ts';
import { clientOf, takeSeat } from '../provider.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { describeSchema } from './describe-schema.ts';
import { loadRelease, releases } from './load-release.ts';
import { oldPlayers, uidOf } from './old-players.ts';

const schemas = schemaParts.map(({ name }) => name);

/** What no upgrade may lose. */
async function countRows({ owner }: TestDatabase): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ counts: Record<string, string> }>(
    `select jsonb_build_object(
       'players', (select count(*) from identity.player),
       'balances', (select sum(balance) from ledger.wallet),
       'turnovers', (select sum(turnover) from ledger.wallet),
       'postings', (select count(*) from ledger.posting),
       'entries', (select count(*) from ledger.entry),
       'rounds', (select count(*) || ' of ' || sum(stake) from games.bet),
       'movements', (select count(*) from games.movement),
       'wins', (select count(*) from games.daily_win),
       'limit changes', (select count(*) from limits.change),
       'favourites', (select count(*) from catalogue.favourite)) as counts`,
  );
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted');
  return row.counts;
}

async function lastPostingOf(server: TestServer, uid: bigint): Promise<bigint> {
  const { rows } = await server.database.owner.query<{ id: bigint | null }>(
    'select max(id) as id from ledger.posting where uid = $1',
    [uid],
  );
  return rows[0]?.id ?? 0n;
}

async function loginByPassword(server: TestServer, phone: string) {
  const player = createApiPlayer(server.url, phone);
  const answer = await player.client.call(calls.loginByPassword, {
    country_code: '63',
    phone,
    password: oldPlayers.password,
  });
  if ('token' in answer) player.use(answer.token);
  return player.client;
}

describe.each(releases)('the database of the release "%s"', (name) => {
  let server: TestServer;
  let before: Record<string, string>;
  let after: Record<string, string>;
  let doors: unknown[];

  beforeAll(async () => {
    const database = await loadRelease(name);
    before = await countRows(database);
    await migrate(database.owner);
    after = await countRows(database);
    const { rows } = await database.owner.query('select is_open, changed_by from doors.door');
    doors = rows;
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  it('is open as before: its players are not shut out by an upgrade', () => {
    expect(doors).toMatchObject([{ isOpen: true, changedBy: null }]);
  });

  it('is up to date afterwards', async () => {
    expect(await migrate(server.database.owner)).toEqual([]);
  });

  it('keeps every row', () => {
    expect(Number(before['postings'])).toBeGreaterThan(20);
    expect(after).toEqual(before);
  });

  it('holds its invariants', async () => {
    expect(await server.ledger.check()).toEqual([]);
  });

  it('stays append-only in every month', async () => {
    const { pool, owner } = server.database;
    const { rows } = await pool.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger.entry'::regclass
       union all values ('ledger.entry'), ('ledger.posting'), ('ledger.requirement'), ('limits.change')`,
    );
    for (const { name } of rows) {
      await expect(pool.query(`delete from ${name}`)).rejects.toMatchObject({ code: '42501' });
      await expect(owner.query(`delete from ${name}`)).rejects.toMatchObject({ code: '23001' });
    }
  });

  it('lets old players in, with their names, favourites and limits', async () => {
    const client = await loginByPassword(server, oldPlayers.regular);
    const profile = await client.call(calls.getProfile, {});
    expect(profile).toMatchObject({ nickname: 'OldRegular', phone: oldPlayers.regular });
    expect(await client.call(calls.listFavourites, {})).toMatchObject({ t: 3 });
    expect(await client.call(calls.getLimits, {})).toMatchObject({
      daily_loss: { amount: '300.00' },
    });
  });

  it('keeps an excluded player from play', async () => {
    const client = await loginByPassword(server, oldPlayers.excluded);
    expect(await refusalOf(client.call(calls.launchGame, { code: 'plinko' }))).toBe('EXCLUDED');
  });

  it('answers a money call that was repeated over the upgrade as it did before, and credits once', async () => {
    const client = await loginByPassword(server, oldPlayers.tester);
    const uid = await uidOf(server, oldPlayers.tester);
    const { balance } = await server.ledger.wallet(uid);
    const repeated = await client.call(
      calls.addTestFunds,
      { amount: '250.00' },
      { idempotencyKey: oldPlayers.fundsKey },
    );
    expect(repeated).toMatchObject({ left_today: '99750.00' });
    expect((await server.ledger.wallet(uid)).balance).toBe(balance);
  });

  it('settles a round that was open, and takes the next bet, under the old venue key, numbered above what was there', async () => {
    const uid = await uidOf(server, oldPlayers.open);
    const provider = await clientOf(server);
    const { player, token } = await takeSeat(server, uid);
    const { balance } = await server.ledger.wallet(uid);
    const lastPosting = await lastPostingOf(server, uid);
    const win = {
      round_id: 'old-open',
      transaction_id: 'win-after-upgrade',
      bet_transaction_id: oldPlayers.openBet,
      player,
      game: 'plinko',
      currency: 'PHP' as const,
      amount: 90_000,
      is_finished: true,
    };
    const settled = { code: 'OK', balance: Number(balance) + 90_000 };
    expect(await provider.call('win', win)).toMatchObject(settled);
    expect(await provider.call('win', win)).toMatchObject(settled);
    const bet = await provider.call('bet', {
      round_id: 'next',
      transaction_id: 'bet-after-upgrade',
      player,
      game: 'plinko',
      currency: 'PHP',
      amount: 1000,
      token,
    });
    expect(bet).toMatchObject({ code: 'OK', balance: Number(balance) + 89_000 });
    expect(await server.ledger.check([uid])).toEqual([]);
    const { rows } = await server.database.owner.query<{ id: bigint }>(
      'select id from ledger.posting where uid = $1 and id > $2',
      [uid, lastPosting],
    );
    expect(rows).toHaveLength(2);
  });

  it('reads on in the log of settled rounds where the release before had stopped', async () => {
    await noteWinsOf(server);
    const { rows } = await server.database.pool.query<{ payout: bigint }>(
      'select payout from games.daily_win order by payout',
    );
    expect(rows.map(({ payout }) => payout)).toEqual([40_000n, 40_000n, 90_000n]);
  });

  it('becomes the same schema as a new one a day later, and its books hold', async () => {
    const { owner } = server.database;
    await owner.query(`update platform.migration set applied_at = applied_at - interval '2 days'`);
    expect(await migrate(owner)).toContain('games/0104-keys-by-bucket.sql');
    // What had tables before there were buckets has one.
    const fresh = await createTestDatabase({ from: 'empty' });
    try {
      await migrate(fresh.owner, 1);
      const wanted = await describeSchema(fresh.owner, schemas);
      expect(wanted.length).toBeGreaterThan(200);
      expect(await describeSchema(owner, schemas)).toEqual(wanted);
      expect(await server.ledger.check()).toEqual([]);
    } finally {
      await fresh.drop();
    }
  });
});
