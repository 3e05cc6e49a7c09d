import { calls } from '@perya/contract/calls';
import { depositLimitKinds, type LimitKind } from '@perya/contract/rules/play-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { readAudit, readEvents } from '../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { PERYA_REALITY_CHECK_MINUTES: '15' } });
});
afterAll(() => server.stop());

const daySeconds = 24 * 3600;
/** Within five seconds: an answer says its own moment, a little after that of the change. */
const daysAfter = (now: number, days: number) => expect.closeTo(now + days * daySeconds, -1);

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return {
    ...player,
    uid: BigInt(uid),
    read: () => player.client.call(calls.getLimits, {}),
    update: (wanted: { [Kind in LimitKind]?: string | null }) =>
      player.client.call(calls.updateLimits, wanted),
    exclude: (period: '1d' | '7d' | 'permanent') =>
      player.client.call(calls.excludeSelf, { period }),
  };
}

async function takeBet(uid: bigint, amount: number): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ refusal: string | null }>(
    'select limits.take_bet($1, $2, now()) as refusal',
    [uid, amount],
  );
  return rows[0]?.refusal ?? null;
}

async function takeDeposit(uid: bigint, amount: number): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ refusal: string | null }>(
    'select limits.take_deposit($1, $2, now()) as refusal',
    [uid, amount],
  );
  return rows[0]?.refusal ?? null;
}

describe('limits of deposits', () => {
  test('are beside the play limits, with what counts against each of them', async () => {
    const player = await newPlayer();
    expect(await takeDeposit(player.uid, 1250)).toBeNull();
    const limits = await player.update({ weekly_deposit: '100.00', monthly_deposit: '300.00' });
    expect(limits).toMatchObject({
      daily_deposit: { amount: null, next: null },
      weekly_deposit: { amount: '100.00', next: null },
      monthly_deposit: { amount: '300.00', next: null },
      deposited: { today: '12.50', week: '12.50', month: '12.50' },
    });
    expect(await takeDeposit(player.uid, 8751)).toBe('DEPOSIT_LIMIT');
    expect(await takeBet(player.uid, 20_000)).toBeNull();
  });

  test.each(depositLimitKinds)(
    '%s: lower at once, higher after a day, cancelled meanwhile',
    async (kind) => {
      const player = await newPlayer();
      await player.update({ [kind]: '50.00' });
      expect((await player.update({ [kind]: '20.00' }))[kind]).toEqual({
        amount: '20.00',
        next: null,
      });
      expect(await takeDeposit(player.uid, 2001)).toBe('DEPOSIT_LIMIT');
      const raised = await player.update({ [kind]: '80.00' });
      expect(raised[kind]).toEqual({
        amount: '20.00',
        next: { amount: '80.00', at: daysAfter(raised.now, 1) },
      });
      expect(await takeDeposit(player.uid, 2001)).toBe('DEPOSIT_LIMIT');
      const cancelled = await player.client.call(calls.cancelLimitChange, { limit: kind });
      expect(cancelled[kind]).toEqual({ amount: '20.00', next: null });
      await player.update({ [kind]: null });
      await server.database.pool.query(
        `update limits.player set next_${kind}_at = now() where uid = $1`,
        [player.uid],
      );
      expect(await takeDeposit(player.uid, 2001)).toBeNull();
      expect((await player.read())[kind]).toEqual({ amount: null, next: null });
      expect((await player.read()).changes.map(({ action }) => action)).toEqual([
        'scheduled',
        'cancelled',
        'scheduled',
        'set',
        'set',
      ]);
    },
  );

  test('a change is overtaken by no deposit that had read the limit of before', async () => {
    const player = await newPlayer();
    await player.update({ daily_deposit: '1000.00' });
    const lowered = player.update({ daily_deposit: '10.00' });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => takeDeposit(player.uid, 600)),
    );
    await lowered;
    const { deposited } = await player.read();
    const taken = answers.filter((answer) => answer === null).length;
    expect(deposited.today).toBe(`${taken * 6}.00`);
    expect(await takeDeposit(player.uid, 600)).toBe(taken >= 1 ? 'DEPOSIT_LIMIT' : null);
  });

  test('an exclusion closes deposits, and a limit that is set again leaves it standing', async () => {
    const player = await newPlayer();
    await player.exclude('7d');
    await player.update({ monthly_deposit: '500.00' });
    expect(await takeDeposit(player.uid, 100)).toBe('EXCLUDED');
    expect((await player.read()).deposited.month).toBe('0.00');
  });
});

describe('limits that players set for themselves', () => {
  test('a new player has none, sees the day and the clock of the session', async () => {
    const player = await newPlayer();
    await takeBet(player.uid, 1250);
    await server.database.pool.query('select limits.count_win($1, 300, now())', [player.uid]);
    const limits = await player.read();
    expect(limits).toMatchObject({
      daily_stake: { amount: null, next: null },
      daily_loss: { amount: null, next: null },
      exclusion: null,
      today: { staked: '12.50', won: '3.00', net: '-9.50' },
      reality_check_minutes: 15,
      changes: [],
    });
    expect(limits.session_started_at).toBeLessThanOrEqual(limits.now);
    expect(limits.session_started_at).toBeGreaterThan(limits.now - 600);
  });

  test('a lower limit counts at once', async () => {
    const player = await newPlayer();
    expect((await player.update({ daily_stake: '100.00' })).daily_stake.amount).toBe('100.00');
    const limits = await player.update({ daily_stake: '50.00', daily_loss: '20.00' });
    expect(limits.daily_stake).toEqual({ amount: '50.00', next: null });
    expect(limits.daily_loss).toEqual({ amount: '20.00', next: null });
    expect(await takeBet(player.uid, 5001)).toBe('LIMIT_STAKE');
    expect(await takeBet(player.uid, 2001)).toBe('LIMIT_LOSS');
    expect(await takeBet(player.uid, 2000)).toBeNull();
  });

  test('a higher limit waits 24 hours, and can be cancelled meanwhile', async () => {
    const player = await newPlayer();
    await player.update({ daily_stake: '50.00' });
    const raised = await player.update({ daily_stake: '80.00' });
    expect(raised.daily_stake).toEqual({
      amount: '50.00',
      next: { amount: '80.00', at: daysAfter(raised.now, 1) },
    });
    expect(await takeBet(player.uid, 5001)).toBe('LIMIT_STAKE');
    const cancelled = await player.client.call(calls.cancelLimitChange, { limit: 'daily_stake' });
    expect(cancelled.daily_stake).toEqual({ amount: '50.00', next: null });
    expect(
      await refusalOf(player.client.call(calls.cancelLimitChange, { limit: 'daily_stake' })),
    ).toBe('NOTHING_TO_CHANGE');
  });

  test('once its day has passed the higher limit is the limit, and changes start from it', async () => {
    const player = await newPlayer();
    await player.update({ daily_loss: '50.00' });
    await player.update({ daily_loss: null });
    await server.database.pool.query(
      `update limits.player set next_daily_loss_at = now() - interval '1 second' where uid = $1`,
      [player.uid],
    );
    expect((await player.read()).daily_loss).toEqual({ amount: null, next: null });
    expect(await takeBet(player.uid, 9000)).toBeNull();
    const lowered = await player.update({ daily_loss: '100.00' });
    expect(lowered.daily_loss).toEqual({ amount: '100.00', next: null });
    expect(lowered.changes[0]).toMatchObject({ action: 'set', before: null, after: '100.00' });
  });

  test('every change is written down with who, when and what, and stays', async () => {
    const player = await newPlayer();
    await player.update({ daily_stake: '50.00' });
    await player.update({ daily_stake: null });
    const { changes, now } = await player.update({ daily_stake: '40.00' });
    const by = `player:${player.uid}`;
    expect(changes).toMatchObject([
      { by, kind: 'daily_stake', action: 'set', before: '50.00', after: '40.00' },
      { by, kind: 'daily_stake', action: 'scheduled', before: '50.00', after: null },
      { by, kind: 'daily_stake', action: 'set', before: null, after: '50.00' },
    ]);
    // At once: it was read a moment later, which may be another second.
    expect(changes[0]?.applies_at).toBeLessThanOrEqual(now);
    expect(changes[0]?.applies_at).toBeGreaterThan(now - 60);
    for (const sql of ['update limits.change set actor = null', 'delete from limits.change']) {
      await expect(server.database.pool.query(sql)).rejects.toThrow('permission denied');
      await expect(server.database.owner.query(sql)).rejects.toThrow('append-only');
    }
  });

  test.each([['0.99'], ['0.00'], ['-5.00'], ['10000000.01'], ['50'], ['1e3'], ['']])(
    'refuses %s as a limit',
    async (amount) => {
      const player = await newPlayer();
      expect(await refusalOf(player.update({ daily_stake: amount }))).toBe('INVALID_INPUT');
      expect((await player.read()).daily_stake.amount).toBeNull();
    },
  );

  test('refuses to change nothing, and to read without a login', async () => {
    const player = await newPlayer();
    expect(await refusalOf(player.update({}))).toBe('NOTHING_TO_CHANGE');
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.getLimits, {}))).toBe('UNAUTHENTICATED');
  });
});

describe('exclusion', () => {
  test('refuses bets until its end and can only be lengthened', async () => {
    const player = await newPlayer();
    const week = await player.exclude('7d');
    expect(week.exclusion?.until).toEqual(daysAfter(week.now, 7));
    expect(await takeBet(player.uid, 1)).toBe('EXCLUDED');
    await expect(server.limits.admit(player)).rejects.toMatchObject({ code: 'EXCLUDED' });
    expect(await refusalOf(player.exclude('1d'))).toBe('EXCLUSION_STANDS');
    const forEver = await player.exclude('permanent');
    expect(forEver.exclusion).toEqual({
      since: week.exclusion?.since,
      until: null,
      firm_until: null,
    });
    expect(await refusalOf(player.exclude('7d'))).toBe('EXCLUSION_STANDS');
    expect(await refusalOf(player.exclude('permanent'))).toBe('EXCLUSION_STANDS');
    expect(forEver.changes.map(({ kind, ends_at }) => [kind, ends_at])).toEqual([
      ['exclusion', null],
      ['exclusion', week.exclusion?.until],
    ]);
  });

  test('is over at its end, and leaves login and wallet open meanwhile', async () => {
    const player = await newPlayer();
    await player.exclude('1d');
    await player.login();
    expect((await player.client.call(calls.getWallet, {})).balance).toBe('0.00');
    await server.database.pool.query(
      'update limits.player set excluded_until = now() where uid = $1',
      [player.uid],
    );
    expect((await player.read()).exclusion).toBeNull();
    await server.limits.admit(player);
    expect(await takeBet(player.uid, 1)).toBeNull();
    expect((await player.exclude('1d')).exclusion).not.toBeNull();
  });

  test('a change of limits during an exclusion leaves it in force', async () => {
    const player = await newPlayer();
    await player.exclude('permanent');
    expect((await player.update({ daily_stake: '10.00' })).exclusion?.until).toBeNull();
    expect(await takeBet(player.uid, 1)).toBe('EXCLUDED');
  });

  test('takes no other period', async () => {
    const player = await newPlayer();
    const period = '0d' as '1d';
    expect(await refusalOf(player.exclude(period))).toBe('INVALID_INPUT');
  });

  test('every change is in the audit with what it was before, and told as an event', async () => {
    const player = await newPlayer();
    const uid = String(player.uid);
    await player.update({ daily_stake: '100.00' });
    await player.update({ daily_stake: '100.00' });
    await player.update({ daily_stake: '200.00' });
    await player.exclude('permanent');
    const entries = (await readAudit(server, uid)).filter(({ action }) =>
      action.startsWith('limits.'),
    );
    expect(
      entries.map(({ actor, action, before, after }) => [actor, action, before, after]),
    ).toEqual([
      [
        `player:${uid}`,
        'limits.changed',
        { daily_stake: null },
        expect.objectContaining({ daily_stake: '10000', action: 'set' }),
      ],
      [
        `player:${uid}`,
        'limits.changed',
        { daily_stake: '10000' },
        expect.objectContaining({ daily_stake: '20000', action: 'scheduled' }),
      ],
      [`player:${uid}`, 'limits.excluded', null, { until: 'for ever' }],
    ]);
    const events = (await readEvents(server, uid)).filter(({ name }) => name.startsWith('limits.'));
    expect(events.map(({ name }) => name)).toEqual([
      'limits.changed',
      'limits.changed',
      'limits.excluded',
    ]);
    expect(events.at(-1)?.payload).toEqual({ brand: 'Perya', byHouse: false, until: null });
  });
});

test('a player is told how many rounds a game may play by itself: none, until it was decided', async () => {
  const player = await newPlayer();
  expect((await player.read()).auto_rounds).toBe(0);
  await server.database.pool.query(
    `insert into limits.policy (name, value, made_by) values ('auto_rounds', 50, 'staff:1')`,
  );
  expect((await player.read()).auto_rounds).toBe(50);
});

test('a player is told whether players of a room may send each other phrases: not, until it was decided', async () => {
  const player = await newPlayer();
  const decide = (value: number) =>
    server.database.pool.query(
      `insert into limits.policy (name, value, made_by) values ('room_phrases', $1, 'staff:1')`,
      [value],
    );
  const { rows } = await server.database.pool.query(
    `select value from limits.policy where name = 'room_phrases' order by id limit 1`,
  );
  expect(rows).toEqual([{ value: 0 }]);
  await decide(0);
  expect((await player.read()).has_room_phrases).toBe(false);
  await decide(1);
  expect((await player.read()).has_room_phrases).toBe(true);
});
