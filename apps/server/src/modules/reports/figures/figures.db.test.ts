import type { InputOf } from '@perya/contract/call';
import { exportList } from '@perya/contract/house/staff-calls/exports';
import { listPlayFigures, type PlayFigure } from '@perya/contract/reports/staff-calls/play';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { parsePesos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import {
  giveBonuses,
  moveMoney,
  origins,
  playGames,
  playWithTestMoney,
} from '../../../testing/money/busy-house.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;

beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'auditor');
  await playGames(server);
  await moveMoney(server);
  await giveBonuses(server);
  await playWithTestMoney(server);
  // What readers of other modules give for all that is read by ours in the next round.
  await server.settle();
  await server.settle();
});

afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const list = async (input: InputOf<typeof listPlayFigures> = {}) =>
  (await staff.client.call(listPlayFigures, { period: 'month', limit: 200, ...input })).rows;
const cents = (amount: string | null | undefined) => parsePesos(amount ?? '') ?? 0n;
const total = (rows: readonly PlayFigure[], of: (row: PlayFigure) => string | null) =>
  rows.reduce((sum, row) => sum + cents(of(row)), 0n);

/** Legs of real players whose account begins so, as the house sees them. */
async function booked(accounts: string, more = 'true'): Promise<bigint> {
  const { rows } = await server.database.owner.query<{ sum: bigint }>(
    `select coalesce(sum(e.amount), 0)::bigint as sum from ledger.entry e
     join identity.player i on i.uid = e.uid
     join ledger.wallet w on w.bucket = e.bucket and w.uid = e.uid and not w.is_test
     join ledger.posting p on p.uid = e.uid and p.id = e.posting_id
     where e.account like $1 and ${more}`,
    [accounts],
  );
  return rows[0]?.sum ?? 0n;
}

/** The same by what a round is told apart by: each posting of a game leads to its movement and its round. */
async function bookedBy(key: string): Promise<Record<string, bigint>> {
  const { rows } = await server.database.owner.query<{ key: string; sum: bigint }>(
    `select ${key} as key, sum(e.amount)::bigint as sum
     from ledger.entry e
     join identity.player i on i.uid = e.uid
     join ledger.wallet w on w.bucket = e.bucket and w.uid = e.uid and not w.is_test
     join ledger.posting p on p.uid = e.uid and p.id = e.posting_id and p.scope = 'games'
     join games.movement m on m.venue || ':' || m.transaction_id = p.key
     join games.bet b on b.uid = m.uid and b.id = m.bet_id
     where e.account like 'house:games:%' group by 1`,
  );
  return Object.fromEntries(rows.map(({ key: name, sum }) => [name, sum]));
}

const byKey = (rows: readonly PlayFigure[]) =>
  Object.fromEntries(rows.map(({ key, ggr }) => [key, cents(ggr)]));

describe('every figure is what the ledger posted, to the centavo', () => {
  test('of the whole house', async () => {
    const rows = await list();
    const ggr = await booked('house:games:%');
    expect(ggr).not.toBe(0n);
    expect(total(rows, (row) => row.ggr)).toBe(ggr);
    expect(total(rows, (row) => row.prizes)).toBe(-(await booked('house:games-promo:%')));
    expect(total(rows, (row) => row.bonuses)).toBe(-(await booked('house:bonus:%')));
    expect(total(rows, (row) => row.fees)).toBe(await booked('house:fees'));
    expect(total(rows, (row) => row.late_won)).toBeGreaterThan(0n);
    expect(total(rows, (row) => row.prizes)).toBeGreaterThan(0n);
    const { rows: turned } = await server.database.owner.query<{ sum: bigint }>(
      `select sum(p.turnover)::bigint as sum from ledger.posting p
       join ledger.wallet w on w.bucket = p.bucket and w.uid = p.uid and not w.is_test where p.scope = 'games'`,
    );
    expect(total(rows, (row) => row.turnover)).toBe(turned[0]?.sum);
  });

  test.each([
    ['brand', 'i.brand'],
    ['venue', 'b.venue'],
    ['game', 'b.game_code'],
    ['type', 'b.game_type::text'],
    ['player', 'i.uid::text'],
    ['channel', `coalesce((select s.partner from identity.sent_by s where s.uid = i.uid), 'web')`],
  ] as const)('by %s', async (by, key) => {
    const rows = await list({ by });
    const played = rows.filter(({ rounds }) => rounds > 0);
    expect(byKey(played)).toEqual(await bookedBy(key));
  });

  test('of one game, filtered, with net revenue where it has a place and nowhere else', async () => {
    const [game] = await list({ game: 'roulette' });
    expect(cents(game?.ggr)).toBe((await bookedBy('b.game_code')).roulette);
    expect(game).toMatchObject({ ngr: null, bonuses: null, prizes: null, share: null });
    const [brand] = await list({ by: 'brand', brand: 'sinag' });
    expect(brand?.ngr).not.toBeNull();
  });

  test('of one player, down to the net revenue of the day', async () => {
    const [best] = (await list({ by: 'player' })).filter(({ rounds }) => rounds > 0);
    const uid = best?.key ?? '';
    const [own] = await list({ player: uid, period: 'month' });
    expect(own).toMatchObject({ key: '', ggr: best?.ggr, ngr: best?.ngr });
    expect(cents(own?.ggr)).toBe(await booked('house:games:%', `e.uid = ${uid}`));
    expect(cents(own?.bonuses)).toBe(-(await booked('house:bonus:%', `e.uid = ${uid}`)));
    expect(cents(own?.fees)).toBe(await booked('house:fees', `e.uid = ${uid}`));
    const byPlayer = await list({ by: 'player' });
    for (const of of ['ngr', 'prizes', 'bonuses', 'fees', 'late_won', 'turnover'] as const) {
      expect(total(byPlayer, (row) => row[of])).toBe(total(await list(), (row) => row[of]));
    }
    expect(await refusalOf(list({ player: uid, by: 'game' }))).toBe('INVALID_INPUT');
  });

  test('of what staff corrected of balances, apart by its reason', async () => {
    const { rows: players } = await server.database.owner.query<{ uid: bigint }>(
      'select uid from ledger.wallet where not is_test and balance > 5000 order by uid limit 1',
    );
    const uid = players[0]?.uid;
    for (const [amount, why] of [
      [5000, 'goodwill'],
      [1200, 'goodwill'],
      [-700, 'game'],
    ]) {
      const { rows } = await server.database.owner.query(
        `select payments.adjust($1, $2, $3, 'staff:1') as outcome`,
        [uid, amount, why],
      );
      expect(rows).toEqual([{ outcome: 'DONE' }]);
    }
    await server.settle();
    const { rows } = await staff.client.call(staffCalls.listCashFigures, {
      period: 'month',
      by: 'gateway',
    });
    const ofStaff = rows.filter(({ key }) => key.startsWith('staff:'));
    expect(ofStaff).toEqual([
      expect.objectContaining({ key: 'staff:game', adjustments: 1, adjusted: '-7.00' }),
      expect.objectContaining({ key: 'staff:goodwill', adjustments: 2, adjusted: '62.00' }),
    ]);
    expect(ofStaff.every(({ deposits, payouts }) => deposits + payouts === 0)).toBe(true);
    const sum = ofStaff.reduce((all, { adjusted }) => all + cents(adjusted), 0n);
    expect(sum).toBe(await booked('player', `p.scope = 'adjustments'`));
  });

  test('of deposits and payouts, by whatever way', async () => {
    const { rows } = await staff.client.call(staffCalls.listCashFigures, {
      period: 'month',
      by: 'way',
    });
    const sum = (of: (row: (typeof rows)[number]) => string) =>
      rows.reduce((all, row) => all + cents(of(row)), 0n);
    expect(sum((row) => row.deposited)).toBe(
      await booked('player', `p.scope in ('deposits', 'vouchers')`),
    );
    const fees = await booked('house:fees', `p.scope = 'withdrawals'`);
    expect(sum((row) => row.paid_out) - sum((row) => row.returned)).toBe(
      (await booked('house:payouts:%')) + fees,
    );
    expect(sum((row) => row.payout_fees)).toBe(
      await booked('house:fees', `p.scope = 'withdrawals' and e.amount > 0`),
    );
    expect(sum((row) => row.returned)).toBe(50_000n);
    expect(sum((row) => row.deposit_fees)).toBe(await booked('house:fees', `p.scope = 'deposits'`));
    expect(sum((row) => row.deposit_fees)).toBe(1400n);
    expect(rows.find(({ key }) => key === '0')?.deposited).toBe('445.67');
    expect(rows.map(({ name }) => name)).toContain('GCash');
  });

  test('of a week of registration, with the players behind it', async () => {
    const { rows } = await staff.client.call(staffCalls.listCohorts, {});
    const came = rows.filter(({ players }) => players > 0);
    expect(came.length).toBeGreaterThan(0);
    for (const { cohort, week, ggr } of came) {
      const begins = Date.parse(cohort) + week * 7 * 86_400_000;
      const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
      const span = { from: day(begins), to: day(begins + 6 * 86_400_000) };
      const behind = await list({ by: 'player', period: 'week', cohort, ...span });
      expect(total(behind, (row) => row.ggr)).toBe(cents(ggr));
    }
    expect(await refusalOf(list({ cohort: '2026-11-16' }))).toBe('INVALID_INPUT');
    expect(await refusalOf(list({ by: 'brand', promotion: 1 }))).toBe('INVALID_INPUT');
  });

  test('of test money apart, whatever became of the account', async () => {
    const [test] = await list({ money: 'test' });
    const { rows } = await server.database.owner.query<{ staked: bigint }>(
      `select sum(b.stake)::bigint as staked from games.bet b
       join ledger.wallet w on w.uid = b.uid and w.is_test where b.status = 'completed'`,
    );
    expect(rows[0]?.staked).toBeGreaterThan(0n);
    expect(cents(test?.staked)).toBe(rows[0]?.staked);
  });

  test('of promotions, with what was taken back', async () => {
    const { rows } = await staff.client.call(staffCalls.listBonusFigures, { period: 'month' });
    const cost = rows.reduce((all, row) => all + cents(row.cost), 0n);
    expect(cost).toBe(-(await booked('house:bonus:%')));
    expect(rows.some(({ taken_amount }) => taken_amount === '20.00')).toBe(true);
    const ggrOf = new Map((await list({ by: 'player' })).map(({ key, ggr }) => [key, cents(ggr)]));
    for (const { key, players, returned } of rows) {
      // What the number leads to: the players behind it.
      const behind = await list({ by: 'player', promotion: Number(key) });
      expect([key, behind.length, total(behind, (row) => row.ggr)]).toEqual([
        ...[key, players, cents(returned)],
      ]);
      const { rows: got } = await server.database.owner.query<{ uid: string }>(
        `select distinct p.uid::text as uid from ledger.posting p
         join ledger.entry e on e.bucket = p.bucket and e.uid = p.uid and e.posting_id = p.id
         join ledger.wallet w on w.bucket = p.bucket and w.uid = p.uid and not w.is_test
         where e.account = 'house:bonus:' || $1 and e.amount < 0`,
        [key === '0' ? 'cashback' : key],
      );
      expect(players).toBe(got.length);
      expect(cents(returned)).toBe(got.reduce((sum, { uid }) => sum + (ggrOf.get(uid) ?? 0n), 0n));
    }
    expect(rows.some(({ returned }) => returned !== '0.00')).toBe(true);
  });
});

describe('figures', () => {
  test('count everything once, however many read the logs and in whatever parts', async () => {
    const before = await list();
    await Promise.all(Array.from({ length: 4 }, () => server.settle()));
    expect(await list()).toEqual(before);
  });

  test('wait for whoever counts or closes only where a part of a log has something for them', async () => {
    const { owner, pool } = server.database;
    const [holder, reader] = await Promise.all([owner.connect(), pool.connect()]);
    const note = (name: 'play' | 'beside', [after, upTo]: readonly [number, number]) =>
      reader.query(
        `begin; set local lock_timeout = '300ms'; select reports.note_${name}(${after}, ${upTo}); rollback`,
      );
    try {
      await holder.query('begin; select reports.hold_figures()');
      const nothing = [900_000_000, 900_001_000] as const;
      await note('play', nothing);
      await note('beside', nothing);
      const everything = [0, 900_000_000] as const;
      await expect(note('play', everything)).rejects.toThrow('lock timeout');
      await reader.query('rollback');
      await expect(note('beside', everything)).rejects.toThrow('lock timeout');
    } finally {
      await Promise.all([holder.query('rollback'), reader.query('rollback')]);
      holder.release();
      reader.release();
    }
  });

  test('have the period before beside them', async () => {
    const { owner } = server.database;
    await owner.query(
      `insert into reports.play_day (day, is_test, brand, channel, venue, game_code, game_type, rounds, staked, won)
       select reports.gaming_day(platform.clock()) - d, true, 'tala', 'web', 'studio', 'x', 3, 1, 1000 * (d + 1), 0
       from generate_series(0, 1) d`,
    );
    const [today, yesterday] = await list({ period: 'day', money: 'test', brand: 'tala' });
    expect(today).toMatchObject({ ggr: '10.00', before: { ggr: '20.00', staked: '20.00' } });
    expect(yesterday).toMatchObject({ ggr: '20.00', before: null });
  });

  test('are read page by page, and refuse what they do not know', async () => {
    const all = await list({ by: 'game' });
    const first = await staff.client.call(listPlayFigures, {
      period: 'month',
      by: 'game',
      limit: 2,
    });
    const second = await staff.client.call(listPlayFigures, {
      period: 'month',
      by: 'game',
      limit: 2,
      cursor: first.next ?? '',
    });
    expect([...first.rows, ...second.rows]).toEqual(all.slice(0, 4));
    expect(first.count).toBe(all.length);
    expect(await refusalOf(staff.client.call(listPlayFigures, { cursor: 'x' }))).toBe(
      'INVALID_INPUT',
    );
    expect(await refusalOf(staff.client.call(listPlayFigures, { from: '2026-02-30' }))).toBe(
      'INVALID_INPUT',
    );
  });

  test('count first deposits once, and a cohort by who registered, played and paid in', async () => {
    const { rows } = await staff.client.call(staffCalls.listEntryFigures, { period: 'month' });
    const firsts = rows.reduce((sum, row) => sum + row.first_deposits, 0);
    const { rows: paid } = await server.database.owner.query<{ count: number }>(
      `select count(distinct e.uid)::int as count from ledger.entry e
       join ledger.posting p on p.uid = e.uid and p.id = e.posting_id
       join identity.player i on i.uid = e.uid
     join ledger.wallet w on w.bucket = e.bucket and w.uid = e.uid and not w.is_test
       where p.scope in ('deposits', 'vouchers') and e.leg = 0`,
    );
    expect(firsts).toBe(paid[0]?.count);
    const cohorts = (await staff.client.call(staffCalls.listCohorts, { limit: 200 })).rows;
    const played = cohorts.reduce((sum, row) => sum + row.players, 0);
    expect(played).toBe(origins.length);
    const ggr = cohorts.reduce((sum, row) => sum + cents(row.ggr), 0n);
    expect(ggr).toBe(await booked('house:games:%'));
    const first = cohorts.find(({ week, value }) => week === 0 && value !== null);
    expect(cents(first?.value) * BigInt(first?.registered ?? 0)).toBeLessThanOrEqual(
      cents(first?.ggr),
    );
    expect(first?.value).not.toBe('0.00');
  });

  test('say how long submissions of the identity check have waited', async () => {
    const { buckets } = await staff.client.call(staffCalls.readKycAgeing, {});
    expect(buckets.map(({ hours }) => hours)).toEqual([0, 24, 72, 168, 720]);
  });

  test('leave as CSV with an entry of the audit, and are for whoever may read them', async () => {
    const exported = await staff.client.call(exportList, {
      list: 'play-figures',
      filters: { period: 'month', by: 'venue' },
      reason: 'For the regulator',
    });
    expect(exported.csv).toContain('studio');
    const content = await createApiStaff(server, 'content');
    expect(await refusalOf(content.client.call(listPlayFigures, {}))).toBe('FORBIDDEN');
  });
});
