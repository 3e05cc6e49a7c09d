import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import { createWithdrawer, payAtOnce, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await payAtOnce(server);
}, 120_000);
afterAll(() => server.stop());

const find = () => server.runTask('limits_find_inactive');
const sql = <Row>(text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows as Row[]);

const setFigure = (value: number) =>
  sql(`insert into limits.policy (name, value, made_by) values ('inactive_days', $1, 'staff:1')`, [
    value,
  ]);
beforeEach(() => setFigure(365));

/** As if everything that the player ever did had happened so many days sooner. */
async function age({ id }: Pick<Withdrawer, 'id'>, days: number) {
  const by = [id, days];
  await sql(
    `update identity.player set created_at = created_at - make_interval(days => $2) where uid = $1`,
    by,
  );
  await sql(
    `update identity.login_event set at = at - make_interval(days => $2) where uid = $1`,
    by,
  );
  await sql(`update limits.day set day = day - $2::integer where uid = $1`, by);
  await sql(`update limits.deposit_day set day = day - $2::integer where uid = $1`, by);
  await sql(
    `update limits.player set inactive_warned_at = inactive_warned_at - make_interval(days => $2) where uid = $1`,
    by,
  );
}

const stateOf = async ({ id }: Pick<Withdrawer, 'id'>) => {
  const [row] = await sql<{ warned: boolean; dormant: boolean }>(
    `select inactive_warned_at is not null as warned, dormant_since is not null as dormant
     from limits.player where uid = $1`,
    [id],
  );
  return { warned: row?.warned ?? false, dormant: row?.dormant ?? false };
};

async function asleep(): Promise<Withdrawer> {
  const player = await createWithdrawer(server);
  await age(player, 340);
  await find();
  await age(player, 31);
  await find();
  expect(await stateOf(player)).toEqual({ warned: true, dormant: true });
  return player;
}

const answerOf = async (statement: string, uid: bigint) =>
  (await sql<{ answer: unknown }>(`select ${statement} as answer`, [uid]))[0]?.answer;
const bet = (uid: bigint) => answerOf('limits.take_bet($1, 100, platform.clock())', uid);
const pay = (uid: bigint) => answerOf('limits.take_deposit($1, 100, platform.clock())', uid);

const actionsOf = async ({ id }: Withdrawer) =>
  (await readAudit(server, String(id)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('limits.'));

/** Logs in anew on another device by a code to the phone. */
async function loginAgain(player: Withdrawer) {
  const again = createApiPlayer(server.url, player.phone);
  await again.login();
  return again;
}

describe('an account with money that nobody uses', () => {
  test('is told thirty days before, then sleeps: nothing is taken, and nothing moves out or into play', async () => {
    const player = await createWithdrawer(server);
    const before = await player.balance();
    await age(player, 340);
    await find();
    expect(await stateOf(player)).toEqual({ warned: true, dormant: false });
    await expect(server.limits.admitTo('play', { uid: player.id })).resolves.toBeUndefined();
    await age(player, 31);
    await find();
    expect(await player.balance()).toBe(before);
    await server.settle();
    const texts = (await readInbox(server.url, `+63${player.phone}`)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('it becomes dormant'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('account is dormant'))).toHaveLength(1);

    // The session that was open before has shown nothing anew.
    await player.prove();
    expect(await refusalOf(player.withdraw('100'))).toBe('RESTRICTED');
    await expect(server.limits.admitTo('play', { uid: player.id })).rejects.toMatchObject({
      code: 'RESTRICTED',
    });
    expect(await bet(player.id)).toBe('RESTRICTED');
    expect(
      await answerOf(
        `limits.shut_among(platform.bucket_of($1), array[$1], 'withdraw', platform.clock()) = array[$1]`,
        player.id,
      ),
    ).toBe(true);
    expect(
      await answerOf(
        'limits.limited_among(platform.bucket_of($1), array[$1]) = array[$1]',
        player.id,
      ),
    ).toBe(true);
    await expect(server.limits.admitTo('deposit', { uid: player.id })).resolves.toBeUndefined();
    expect(await pay(player.id)).toBeNull();
    expect(await actionsOf(player)).toEqual(['limits.inactive-warned', 'limits.account-dormant']);
  });

  test('is in use again by a login with a code, with an entry, an event and a message', async () => {
    const player = await asleep();
    await loginAgain(player);
    expect(await stateOf(player)).toEqual({ warned: false, dormant: false });
    expect(await bet(player.id)).toBeNull();
    await player.prove();
    expect((await player.withdraw('100')).id).toEqual(expect.any(String));
    expect((await actionsOf(player)).at(-1)).toBe('limits.dormancy-ended');
    await server.settle();
    const texts = (await readInbox(server.url, `+63${player.phone}`)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('is active again'))).toHaveLength(1);
    const [spell] = await sql<{ ended: boolean }>(
      'select until < now() as ended from limits.dormant where uid = $1',
      [player.id],
    );
    expect(spell).toEqual({ ended: true });
    await find();
    expect(await stateOf(player)).toEqual({ warned: false, dormant: false });
  });

  test('stays asleep by a password alone, and in a session of a partner that shows no code', async () => {
    const player = await createWithdrawer(server);
    const password = 'Mangga2099x';
    await player.prove();
    await player.client.call(calls.updatePassword, { new_password: password });
    await age(player, 340);
    await find();
    await age(player, 31);
    await find();
    const { phone } = player;
    await createApiPlayer(server.url).client.call(calls.loginByPassword, {
      country_code: '63',
      phone,
      password,
    });
    await player.enterBy('maya');
    expect(await stateOf(player)).toEqual({ warned: true, dormant: true });
    expect(await bet(player.id)).toBe('RESTRICTED');
  });
});

test('a password with a code of the authenticator app ends it, as a code to the phone does', async () => {
  const player = await createWithdrawer(server);
  await player.prove();
  const { secret } = await player.client.call(calls.beginTotp, {});
  await player.client.call(calls.confirmTotp, { code: firstAppCode(secret) });
  const password = 'Mangga2099x';
  await player.prove();
  await sql('update identity.player set totp_step = 0 where uid = $1', [player.id]);
  await player.client.call(calls.updatePassword, { new_password: password, totp: appCode(secret) });
  await age(player, 340);
  await find();
  await age(player, 31);
  await find();
  await sql('update identity.player set totp_step = 0 where uid = $1', [player.id]);
  const device = createApiPlayer(server.url, player.phone).client;
  const { phone } = player;
  const { challenge = '' } = await device.call(calls.loginByPassword, {
    country_code: '63',
    phone,
    password,
  });
  expect((await stateOf(player)).dormant).toBe(true);
  await device.call(calls.loginBySecondFactor, { challenge, code: appCode(secret) });
  expect(await stateOf(player)).toEqual({ warned: false, dormant: false });
});

describe('an account is left alone', () => {
  test('once it is closed', async () => {
    const player = await createWithdrawer(server);
    await player.prove();
    await player.client.call(calls.closeAccount, { leaves: '1000.00' });
    await age(player, 900);
    await find();
    expect(await stateOf(player)).toEqual({ warned: false, dormant: false });
  });

  test('on the day before its notice, after it without the days, without money, and where the figure is 0', async () => {
    const early = await createWithdrawer(server);
    await age(early, 333);
    const empty = await createWithdrawer(server, { pesos: 0 });
    await age(empty, 900);
    await find();
    expect(await stateOf(early)).toEqual({ warned: false, dormant: false });
    expect(await stateOf(empty)).toEqual({ warned: false, dormant: false });

    const told = await createWithdrawer(server);
    await age(told, 340);
    await find();
    await age(told, 28);
    await find();
    expect(await stateOf(told)).toEqual({ warned: true, dormant: false });

    await setFigure(0);
    const off = await createWithdrawer(server);
    await age(off, 900);
    await find();
    expect(await stateOf(off)).toEqual({ warned: false, dormant: false });
  });

  test.each([
    ['a login', async (player: Withdrawer) => void (await loginAgain(player))],
    ['a bet', async (player: Withdrawer) => void (await bet(player.id))],
    ['a deposit', async (player: Withdrawer) => void (await pay(player.id))],
  ])('by %s after the notice, which is void from then on', async (_name, use) => {
    const player = await createWithdrawer(server);
    await age(player, 340);
    await find();
    await use(player);
    await age(player, 300);
    await find();
    expect((await stateOf(player)).dormant).toBe(false);
    expect(await actionsOf(player)).toEqual(['limits.inactive-warned']);
    await age(player, 40);
    await find();
    expect((await stateOf(player)).dormant).toBe(false);
    expect(await actionsOf(player)).toEqual(['limits.inactive-warned', 'limits.inactive-warned']);
  });
});

describe('at once', () => {
  test('fifty looks warn once and let it sleep once, and of fifty withdrawals none goes out', async () => {
    const player = await createWithdrawer(server);
    const fifty = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, act));
    await age(player, 340);
    await fifty(find);
    await age(player, 31);
    await fifty(find);
    expect(await actionsOf(player)).toEqual(['limits.inactive-warned', 'limits.account-dormant']);
    await player.prove();
    const before = await player.balance();
    const refused = await fifty(() => refusalOf(player.withdraw('1000')));
    expect(new Set(refused)).toEqual(new Set(['RESTRICTED']));
    expect(await player.balance()).toBe(before);
  });

  test('a login beside the look: it is never asleep after both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await createWithdrawer(server);
      await age(player, 340);
      await find();
      await age(player, 31);
      await Promise.all([find(), loginAgain(player)]);
      expect((await stateOf(player)).dormant).toBe(false);
    }
  });
});

test('staff find dormant accounts in the list of limits, and nobody without the permission does', async () => {
  const player = await asleep();
  const support = await createApiStaff(server, 'support');
  const { rows } = await support.client.call(staffCalls.listLimitedPlayers, { state: 'dormant' });
  expect(rows.map(({ uid }) => uid)).toContain(String(player.id));
  expect(rows.every(({ dormant_since: since }) => since !== null)).toBe(true);
  await loginAgain(player);
  const after = await support.client.call(staffCalls.listLimitedPlayers, {
    state: 'dormant',
    uid: String(player.id),
  });
  expect(after.rows).toEqual([]);
  const cashier = await createApiStaff(server, 'content');
  expect(
    await refusalOf(cashier.client.call(staffCalls.listLimitedPlayers, { state: 'dormant' })),
  ).toBe('FORBIDDEN');
});
