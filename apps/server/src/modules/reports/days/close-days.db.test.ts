import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { closeGamingDay } from '../../../testing/games/close-gaming-day.ts';
import { createDraw, createRandomPlayer } from '../../../testing/games/play-at-random.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

let server: TestServer;
let risk: ApiStaff;
let boss: ApiStaff;

/** The clock of the database, so many days ahead. */
const goAhead = (days: number) =>
  server.database.owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return clock_timestamp() + interval '${days} days'`,
  );

async function today(): Promise<string> {
  return (await risk.client.call(staffCalls.readFiguresPolicy, {})).today;
}

const listDays = async () => (await risk.client.call(staffCalls.listGamingDays, {})).rows;
const listLines = async (day: string) =>
  (await server.database.owner.query('select * from reports.play_day where day = $1', [day])).rows;

/** What the ledger posted with players of real money within a closed day, in pesos. */
async function bookedOn(day: string): Promise<string> {
  const { rows } = await server.database.owner.query<{ sum: string }>(
    `select to_char(sum(e.amount) / 100.0, 'FM999999990.00') as sum from ledger.entry e
     join reports.closed_day d on d.day = $1 and e.created_at >= d.starts_at and e.created_at < d.ends_at
     join ledger.wallet w on w.bucket = e.bucket and w.uid = e.uid and not w.is_test
     where e.account like 'house:games:%'`,
    [day],
  );
  return rows[0]?.sum ?? '';
}

beforeAll(async () => {
  server = await startTestServer();
  risk = await createApiStaff(server, 'risk');
  boss = await createApiStaff(server, 'risk');
});

afterAll(() => server.stop());

describe('a gaming day', () => {
  test('begins at the hour of its policy in Manila, and each moment is of one day', async () => {
    const { owner } = server.database;
    await owner.query(
      `insert into reports.policy (from_day, day_hour, share_basis_points, made_by) values ('2031-01-10', 6, 0, 'test')`,
    );
    const dayOf = async (moment: string) => {
      const { rows } = await owner.query<{ day: string }>(
        `select to_char(reports.gaming_day($1), 'YYYY-MM-DD') as day`,
        [moment],
      );
      return rows[0]?.day;
    };
    expect(await dayOf('2031-01-09T23:59:59+08')).toBe('2031-01-09');
    // The last one of the old hour is longer by what the hour was moved.
    expect(await dayOf('2031-01-10T05:59:59+08')).toBe('2031-01-09');
    expect(await dayOf('2031-01-10T06:00:00+08')).toBe('2031-01-10');
    expect(await dayOf('2031-01-11T05:59:59+08')).toBe('2031-01-10');
  });

  test('is not closed before every log was read, and then once, with its figures, an event and an entry of the audit', async () => {
    await closeGamingDay(server);
    const player = await createRandomPlayer(server, createDraw(3), {
      game: 'plinko',
      brand: 'perya',
      partner: null,
    });
    for (let round = 0; round < 10; round += 1) await player.play();
    await player.winTooMuch(1000, 900_000_000);
    const day = await today();
    await goAhead(1);
    await server.runTask('reports_close_days');
    expect((await listDays()).map((each) => each.day)).not.toContain(day);
    expect(await closeGamingDay(server)).toBe(day);
    await server.runTask('reports_close_days');
    const [closed] = await listDays();
    expect(closed).toMatchObject({ day, rounds: expect.any(Number), corrections: 0 });
    expect(closed?.rounds).toBeGreaterThan(5);
    expect(closed?.ggr).toBe(await bookedOn(day));
    const { rows } = await server.database.owner.query(
      `select (select count(*)::int from platform.event where name = 'reports.day-closed' and payload ->> 'day' = $1) as events,
        (select count(*)::int from audit.entry where action = 'reports.day-closed') as entries`,
      [day],
    );
    expect(rows[0]).toEqual({ events: 1, entries: 2 });
  });

  test('stays as it was: what comes later counts on the day it comes, and stands beside', async () => {
    const [before] = await listDays();
    const day = before?.day ?? '';
    const lines = await listLines(day);
    const [held] = await server.games.heldWins.list(10);
    await server.games.heldWins.decide(bySystem('test'), {
      id: held?.id ?? 0n,
      decision: 'released',
      reason: 'looked at',
    });
    await server.settle();
    const [after] = await listDays();
    expect(after).toMatchObject({ staked: before?.staked, won: before?.won, ggr: before?.ggr });
    expect(after).toMatchObject({ corrections: 1, corrected: '-9000000.00' });
    expect(await listLines(day)).toEqual(lines);
    const { rows } = await risk.client.call(staffCalls.listCorrections, { of_day: day });
    expect(rows).toEqual([
      expect.objectContaining({ kind: 'late-win', day: await today(), amount: '-9000000.00' }),
    ]);
    const [figure] = (await risk.client.call(staffCalls.listPlayFigures, { from: await today() }))
      .rows;
    expect(figure).toMatchObject({ late_won: '9000000.00', is_closed: false });
  });

  test('that is closed gets no round that was settled within it and is read too late', async () => {
    const [closed] = await listDays();
    const day = closed?.day ?? '';
    const lines = await listLines(day);
    const player = await createRandomPlayer(server, createDraw(5), {
      game: 'roulette',
      brand: 'tala',
      partner: null,
    });
    await player.play();
    await player.play();
    await server.database.owner.query(
      `update games.bet set settled_at = settled_at - interval '1 day' where uid = $1`,
      [player.uid],
    );
    await server.settle();
    expect(await listLines(day)).toEqual(lines);
    const { rows } = await risk.client.call(staffCalls.listCorrections, { of_day: day });
    expect(rows.map(({ kind }) => kind)).toContain('round');
  });

  test('that is closed is not changed by a correction of a round either: it counts on the day it comes', async () => {
    const player = await createRandomPlayer(server, createDraw(7), {
      game: 'plinko',
      brand: 'perya',
      partner: null,
    });
    const correct = await player.playSettled();
    const day = await today();
    await goAhead(2);
    expect(await closeGamingDay(server)).toBe(day);
    const lines = await listLines(day);
    await correct();
    await server.settle();
    expect(await listLines(day)).toEqual(lines);
    const { rows } = await risk.client.call(staffCalls.listCorrections, { of_day: day });
    const corrected = rows.filter(({ kind }) => kind === 'correction');
    expect(corrected.map(({ amount }) => amount).sort()).toEqual(['-4.00', '-7.00', '2.00']);
    const [figure] = (await risk.client.call(staffCalls.listPlayFigures, { from: await today() }))
      .rows;
    expect(figure).toMatchObject({ late_won: '5.00', staked: '-4.00', turnover: '-4.00' });
  });

  test('is written by nobody but the readers: the app has no right to', async () => {
    const { pool } = server.database;
    await expect(pool.query('update reports.play_day set staked = 0')).rejects.toThrow(
      'permission denied',
    );
    await expect(pool.query('delete from reports.closed_day')).rejects.toThrow();
  });
});

describe('the policy of gaming days', () => {
  const wanted = { day_hour: 6, share_basis_points: 1250 };
  const because = { reason: 'regulator', words: 'As the licence says' } as const;

  test('is changed by two people, from a day on that has not begun', async () => {
    const { earliest, today: now } = await risk.client.call(staffCalls.readFiguresPolicy, {});
    expect(
      await refusalOf(
        risk.client.call(staffCalls.askFiguresPolicy, { ...wanted, ...because, from_day: now }),
      ),
    ).toBe('DAY_HAS_BEGUN');
    const { id } = await risk.client.call(staffCalls.askFiguresPolicy, {
      ...wanted,
      ...because,
      from_day: earliest,
    });
    const { seen } = await boss.client.call(staffCalls.readRequest, { id });
    await boss.client.call(staffCalls.approveRequest, { id, seen, reason: 'checked', words: '' });
    const { lines } = await risk.client.call(staffCalls.readFiguresPolicy, {});
    expect(lines).toContainEqual(expect.objectContaining({ from_day: earliest, ...wanted }));
  });

  test('is read and asked for by whoever may', async () => {
    const support = await createApiStaff(server, 'support');
    expect(await refusalOf(support.client.call(staffCalls.readFiguresPolicy, {}))).toBe(
      'FORBIDDEN',
    );
    const auditor = await createApiStaff(server, 'auditor');
    const input = { ...wanted, ...because, from_day: '2040-01-01' };
    expect(await refusalOf(auditor.client.call(staffCalls.askFiguresPolicy, input))).toBe(
      'FORBIDDEN',
    );
  });

  test('lets no day begin at an hour that has passed', async () => {
    const { owner } = server.database;
    // Two hours after midnight the day before goes on until six.
    await owner.query(
      `create or replace function platform.clock() returns timestamptz language sql volatile
       return timestamptz '2031-02-01T02:00:00+08'`,
    );
    const set = async (day: string, hour: number) => {
      const { rows } = await owner.query<{ added: boolean }>(
        `select reports.set_policy($1, $2, 0, 'test') as added`,
        [day, hour],
      );
      return rows[0]?.added;
    };
    expect(await today()).toBe('2031-01-31');
    expect(await set('2031-02-01', 2)).toBe(false);
    expect(await set('2031-02-01', 3)).toBe(true);
    expect(await set('2031-02-01', 4)).toBe(false);
  });

  test('takes a share of what the day brought, rounded up, and nothing where players won', async () => {
    const { rows } = await server.database.owner.query<{ shares: bigint[] }>(
      'select array[reports.share_amount(10001, 1250), reports.share_amount(-500, 1250), reports.share_amount(0, 1250)] as shares',
    );
    expect(rows[0]?.shares.map(Number)).toEqual([1251, 0, 0]);
  });
});
