import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { createWithdrawer } from '../../../testing/money/withdrawer.ts';
import { addPlayer, clientOf } from '../../../testing/provider.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
  risk = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: String(uid) };
}

const close = (
  { client }: Pick<Awaited<ReturnType<typeof newPlayer>>, 'client'>,
  leaves = '0.00',
) => client.call(calls.closeAccount, { leaves });

const closed = async () => {
  const player = await newPlayer();
  await player.prove();
  await close(player);
  return player;
};

/** Lets the days pass in which a login takes it back. */
const passDays = (uid: string) =>
  server.database.owner.query(
    `update identity.closing set reopens_until = now() - interval '1 second' where uid = $1`,
    [uid],
  );

const asked = { reason: 'player-asked', words: 'Wrote a letter' } as const;

describe('a player closes the account', () => {
  test('with a fresh proof alone; every session ends, and the player is told', async () => {
    const player = await newPlayer();
    const laptop = createApiPlayer(server.url, player.phone);
    await laptop.login();
    expect(await refusalOf(close(player))).toBe('PROOF_REQUIRED');
    await player.prove();
    const facts = await player.client.call(calls.readClosing, {});
    expect(facts).toMatchObject({ balance: '0.00', wait_days: 30, retention_years: 5 });
    const { until } = await close(player);
    expect(until).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);
    for (const each of [player, laptop]) {
      expect(await refusalOf(each.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    }
    await server.settle();
    const told = (await readInbox(server.url, player.phone)).map(({ text }) => text);
    expect(told.some((text) => text.includes('account was closed'))).toBe(true);
    expect((await readAudit(server, player.uid)).at(-1)).toMatchObject({
      action: 'identity.account-closed',
      actor: `player:${player.uid}`,
      after: { left: '0.00' },
    });
  });

  test('a login takes it back for as long as the policy says, and afterwards is refused', async () => {
    const player = await closed();
    const isSpared = () => server.limits.isSpared(BigInt(player.uid));
    expect(await isSpared()).toBe(true);
    await player.login();
    expect(await isSpared()).toBe(false);
    expect(String((await player.client.call(calls.getProfile, {})).uid)).toBe(player.uid);
    expect((await readAudit(server, player.uid)).map(({ action }) => action)).toContain(
      'identity.account-reopened',
    );
    await player.prove();
    await close(player);
    await passDays(player.uid);
    expect(await refusalOf(player.login())).toBe('ACCOUNT_CLOSED');
    const stranger = createApiPlayer(server.url, player.phone);
    const code = await stranger.receiveCode();
    expect(await refusalOf(stranger.client.call(calls.register, code))).toBe('PHONE_TAKEN');
  });

  test('a session that was handed over does not take it back', async () => {
    const player = await newPlayer();
    await player.prove();
    const { code } = await player.client.call(calls.makeHandover, {});
    await close(player);
    const other = createApiPlayer(server.url, player.phone);
    const login = other.client.call(calls.loginByHandover, { code });
    expect(['ACCOUNT_CLOSED', 'CODE_WRONG']).toContain(await refusalOf(login));
    expect(await server.identity.closings.find(BigInt(player.uid))).not.toBeNull();
  });

  test('with exactly the balance that was seen, which stays in the books', async () => {
    const player = await createWithdrawer(server);
    const { balance } = await player.client.call(calls.readClosing, {});
    await player.prove();
    expect(await refusalOf(close(player, '0.00'))).toBe('CLOSING_NOT_YET');
    // Whoever was refused is still in.
    await player.client.call(calls.getProfile, {});
    await close(player, balance);
    expect((await server.ledger.wallet(player.id)).balance).toBe(BigInt(balance.replace('.', '')));
  });

  test('not while a withdrawal is under way', async () => {
    const player = await createWithdrawer(server);
    await player.withdraw('100.00');
    const { balance, withdrawals } = await player.client.call(calls.readClosing, {});
    expect(withdrawals).toBe(1);
    await player.prove();
    await expect(close(player, balance)).rejects.toMatchObject({
      code: 'CLOSING_NOT_YET',
      message: expect.stringContaining('withdrawal'),
    });
  });

  test('of a closing and five logins at once none leaves a session in a closed account', async () => {
    const player = await newPlayer();
    const devices = Array.from({ length: 5 }, () => createApiPlayer(server.url, player.phone));
    await player.client.call(calls.updatePassword, { new_password: 'Sampaguita77x' });
    await player.prove();
    const logins = devices.map((each) =>
      each.client.call(calls.loginByPassword, { phone: player.phone, password: 'Sampaguita77x' }),
    );
    await Promise.all([close(player), ...logins]);
    const { rows } = await server.database.owner.query(
      `select (select count(*)::int from identity.session s where s.uid = $1 and s.expires_at > now()) > 0 as open,
         exists (select from identity.closing where uid = $1) as closed`,
      [player.uid],
    );
    expect(rows[0].open && rows[0].closed).toBe(false);
  });
});

/** A player in a game, whose session has shown lately who it is. */
async function playing() {
  const uid = await addPlayer(server);
  const device = createApiPlayer(server.url);
  device.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  await server.database.owner.query(
    `update identity.session set proved_by = 'code', proved_at = now() where uid = $1`,
    [uid],
  );
  const url = await device.client.call(calls.launchGame, { code: 'plinko' });
  const query = new URL(url, server.url).searchParams;
  const common = { player: query.get('player') ?? '', game: 'plinko', currency: 'PHP' };
  const token = query.get('token') ?? '';
  const provider = await clientOf(server);
  return {
    device,
    bet: (round_id: string, transaction_id: string) =>
      provider.call('bet', { ...common, token, round_id, transaction_id, amount: 1000 }),
    win: (round_id: string, bet_transaction_id: string) =>
      provider.call('win', {
        ...common,
        round_id,
        bet_transaction_id,
        transaction_id: `w-${bet_transaction_id}`,
        amount: 500,
        is_finished: true,
      }),
  };
}

test('an open round is finished first, and a game that is open takes no bet once the account is closed', async () => {
  const { device, bet, win } = await playing();
  expect(await bet('r-1', 'b-1')).toMatchObject({ code: 'OK' });
  const during = await device.client.call(calls.readClosing, {});
  expect(during.open_rounds).toBe(1);
  await expect(close(device, during.balance)).rejects.toMatchObject({
    code: 'CLOSING_NOT_YET',
    message: expect.stringContaining('round'),
  });
  expect(await win('r-1', 'b-1')).toMatchObject({ code: 'OK' });
  const { balance } = await device.client.call(calls.readClosing, {});
  await close(device, balance);
  expect(await bet('r-2', 'b-2')).toMatchObject({ code: 'SESSION_EXPIRED' });
});

describe('staff close an account for a player who asked', () => {
  test('two of them, and two open it again after the days of the player', async () => {
    const player = await newPlayer();
    const { uid } = player;
    const { id } = await support.client.call(staffCalls.askAccountClosing, { uid, ...asked });
    expect(await refusalOf(approveAs(support, id))).toBe('FORBIDDEN');
    await approveAs(risk, id);
    expect(await refusalOf(player.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    const page = await support.client.call(staffCalls.readPlayer, { uid });
    expect(page.closed).toMatchObject({ by: `staff:${risk.id}`, erased_at: null });
    await passDays(uid);
    expect(await refusalOf(player.login())).toBe('ACCOUNT_CLOSED');
    const again = await support.client.call(staffCalls.askAccountReopening, { uid, ...asked });
    await approveAs(risk, again.id);
    await player.login();
    const twice = support.client.call(staffCalls.askAccountReopening, { uid, ...asked });
    expect(await refusalOf(twice)).toBe('ACCOUNT_NOT_CLOSED');
  });

  test('not one that is closed already, nor while a withdrawal is under way', async () => {
    const player = await closed();
    const twice = support.client.call(staffCalls.askAccountClosing, { uid: player.uid, ...asked });
    expect(await refusalOf(twice)).toBe('ACCOUNT_IS_CLOSED');
    const paying = await createWithdrawer(server);
    await paying.withdraw('100.00');
    const wanted = support.client.call(staffCalls.askAccountClosing, { uid: paying.uid, ...asked });
    expect(await refusalOf(wanted)).toBe('CLOSING_WITHDRAWALS');
  });
});
