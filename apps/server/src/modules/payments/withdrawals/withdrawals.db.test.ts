import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createWithdrawer, houseOf, payAtOnce } from '../../../testing/money/withdrawer.ts';
import { createScriptedGateway, type ScriptedGateway } from '../../../testing/scripted-gateway.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let gateway: ScriptedGateway;
beforeAll(async () => {
  gateway = createScriptedGateway();
  const takesOnly = createScriptedGateway('takes-only', { payOut: false, readDay: false });
  server = await startTestServer({ gateways: [gateway, takesOnly] });
  await payAtOnce(server);
});
afterEach(() => {
  gateway.payoutsBecome('paid');
  gateway.mishap('payOut', null);
  gateway.mishap('readPayout', null);
  gateway.letGo();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const movesOf = (steps: { status: string }[]) => steps.map(({ status }) => status);

describe('a withdrawal', () => {
  test('is reserved, paid and told step by step, with the account masked [A-008 G-211 M-137 M-381]', async () => {
    const player = await createWithdrawer(server);
    const { id, status } = await player.withdraw('300');
    expect(status).toBe('paying');
    await player.until(id, 'completed');
    expect(await player.balance()).toBe(70_000n);
    expect(await player.read(id)).toEqual({
      id,
      status: 'completed',
      amount: '300.00',
      fee: '0.00',
      channel_name: 'GCash',
      channel_img: expect.stringContaining('/'),
      created_at: expect.any(Number),
      account: expect.stringMatching(/^\*{4} \d{4}$/),
      steps: [
        { status: 'pending', at: expect.any(Number), note: '' },
        { status: 'paying', at: expect.any(Number), note: '' },
        { status: 'completed', at: expect.any(Number), note: '' },
      ],
    });
    const payout = gateway.payouts.get(`W${id}`);
    expect(payout?.order).toMatchObject({
      amount: 30_000n,
      method: 'gcash',
      account: {
        number: expect.stringMatching(/^9\d{9}$/),
        name: 'Narcisa Maria Dalisay Quiambao',
      },
    });
    expect(await houseOf(server, player.id)).toEqual({ 'house:payouts:sandbox': 30_000n });
    const listed = await player.client.call(calls.listRequirements, {});
    expect(listed).toMatchObject({ balance: '700.00', withdraw_total: '300.00' });
    const profile = await player.client.call(calls.getProfile, {});
    expect(profile).toMatchObject({ withdraw_count: 1, withdraw_total: '300.00' });
  });

  test('of a bank costs its fee, which the house keeps and the player is not paid', async () => {
    const player = await createWithdrawer(server, { channel: 'BPI' });
    const { id } = await player.withdraw('500.00');
    await player.until(id, 'completed');
    expect(gateway.payouts.get(`W${id}`)?.order.amount).toBe(48_500n);
    expect(await player.balance()).toBe(50_000n);
    expect(await houseOf(server, player.id)).toEqual({
      'house:fees': 1500n,
      'house:payouts:sandbox': 48_500n,
    });
  });

  test('that the gateway fails comes back whole, and says so [G-315]', async () => {
    const player = await createWithdrawer(server, { channel: 'BPI' });
    gateway.payoutsBecome('failed', 'closed account');
    const { id } = await player.withdraw('500');
    await player.until(id, 'canceled');
    const { steps } = await player.read(id);
    expect(movesOf(steps)).toEqual(['pending', 'paying', 'canceled']);
    expect(steps.at(-1)?.note).toContain('in your balance again');
    expect(await player.balance()).toBe(100_000n);
    expect(await houseOf(server, player.id)).toEqual({});
  });

  test('answers a repetition with what it answered, and another amount under its key with nothing', async () => {
    const player = await createWithdrawer(server);
    const key = randomUUID();
    const first = await player.withdraw('100', {}, key);
    expect(await player.withdraw('100', {}, key)).toEqual(first);
    expect(await refusalOf(player.withdraw('200', {}, key))).toBe('IDEMPOTENCY_MISMATCH');
    // Also where the stored answer is lost: the row itself knows its key.
    await server.database.owner.query('delete from platform.idempotency where key = $1', [key]);
    expect((await player.withdraw('100', {}, key)).id).toBe(first.id);
    await server.database.owner.query('delete from platform.idempotency where key = $1', [key]);
    expect(await refusalOf(player.withdraw('200', {}, key))).toBe('IDEMPOTENCY_MISMATCH');
    expect(await player.balance()).toBe(90_000n);
  });

  test('is nobody else’s to read', async () => {
    const player = await createWithdrawer(server);
    const other = await createWithdrawer(server);
    const { id } = await player.withdraw('100');
    expect(await refusalOf(other.read(id))).toBe('NOT_FOUND');
  });

  test('inside the second mini-app goes to the player’s own phone, and to the new one after a change [M-326]', async () => {
    const player = await createWithdrawer(server);
    await player.enterBy('maya');
    const more = { account_id: undefined, partner: 'maya' } as const;
    const { id } = await player.withdraw('100', more);
    await player.until(id, 'completed');
    const order = gateway.payouts.get(`W${id}`)?.order;
    expect(order).toMatchObject({ method: 'maya', account: { number: player.phone } });
    expect(await player.client.call(calls.listAccounts, {})).toHaveLength(1);
    await server.database.owner.query('update identity.player set phone = $2 where uid = $1', [
      player.id,
      '9000000001',
    ]);
    const second = await player.withdraw('100', more);
    await player.until(second.id, 'completed');
    expect(gateway.payouts.get(`W${second.id}`)?.order.account.number).toBe('9000000001');
  });
});

describe('what must be refused moves nothing', () => {
  const amounts = [
    ['', 'Amount is required'],
    ['abc', 'Amount 100-500,000'],
    ['1e3', 'Amount 100-500,000'],
    ['٥٠٠', 'Amount 100-500,000'],
    ['５００', 'Amount 100-500,000'],
    ['0500', 'Amount 100-500,000'],
    [' 500', 'Amount 100-500,000'],
    ['5 00', 'Amount 100-500,000'],
    ['1,000', 'Amount 100-500,000'],
    ['500.50', 'Amount 100-500,000'],
    ['+500', 'Amount 100-500,000'],
    ['-500', 'Amount 100-500,000'],
    ['0', 'Amount 100-500,000'],
    ['0x64', 'Amount 100-500,000'],
    ['NaN', 'Amount 100-500,000'],
    ['99', 'Amount 100-500,000'],
    ['500001', 'Amount 100-500,000'],
    ['9999999999999999', 'Amount 100-500,000'],
    ['100', 'Minimum value is 500'],
    ['499', 'Minimum value is 500'],
    ['500', 'That is more than you can withdraw'],
  ] as const;

  test('amounts that are none or too much, in the decided words and order [M-305 M-306 M-307 M-308 M-309]', async () => {
    const player = await createWithdrawer(server, { pesos: 499, channel: 'BPI' });
    for (const [amount, message] of amounts) {
      await expect(player.withdraw(amount), amount).rejects.toMatchObject({ message });
    }
    expect(await player.balance()).toBe(49_900n);
  });

  test('more than the channel’s most [M-307]', async () => {
    const player = await createWithdrawer(server, { pesos: 60_000 });
    await expect(player.withdraw('50001')).rejects.toMatchObject({
      message: 'Maximum value is 50,000',
    });
  });

  test('an account that is missing, removed, somebody else’s or a partner’s [M-309]', async () => {
    const player = await createWithdrawer(server);
    const other = await createWithdrawer(server);
    await expect(player.withdraw('100', { account_id: undefined })).rejects.toMatchObject({
      code: 'ACCOUNT_UNKNOWN',
      message: 'Account is required',
    });
    const refused = (account_id: string) => refusalOf(player.withdraw('100', { account_id }));
    expect(await refused(other.accountId)).toBe('ACCOUNT_UNKNOWN');
    expect(await refused('1')).toBe('ACCOUNT_UNKNOWN');
    await player.enterBy('maya');
    await player.withdraw('100', { account_id: undefined });
    await player.enterBy('web');
    const { rows } = await server.database.owner.query<{ id: bigint }>(
      'select id from payments.account where uid = $1 and channel_id = 2009',
      [player.id],
    );
    expect(await refused(String(rows[0]?.id))).toBe('ACCOUNT_UNKNOWN');
    await player.client.call(calls.deleteAccount, { id: player.accountId });
    expect(await refused(player.accountId)).toBe('ACCOUNT_UNKNOWN');
    expect(await player.balance()).toBe(90_000n);
  });

  test('another partner than the session was opened by, the own phone on the web, and any from inside of the shopping app [M-326 M-328 M-335]', async () => {
    const player = await createWithdrawer(server);
    const refused = (more: Parameters<typeof player.withdraw>[1]) =>
      refusalOf(player.withdraw('100', more));
    const ownPhone = { account_id: undefined };
    const { accountId } = player;
    const tried = {
      web: [
        [{ ...ownPhone, partner: 'maya' }, 'PARTNER_DIFFERS'],
        [{ account_id: accountId, partner: 'maya' }, 'PARTNER_DIFFERS'],
        [{ account_id: accountId, partner: 'lazada' }, 'PARTNER_DIFFERS'],
        [ownPhone, 'ACCOUNT_UNKNOWN'],
      ],
      maya: [
        [{ account_id: accountId, partner: 'web' }, 'PARTNER_DIFFERS'],
        [{ ...ownPhone, partner: 'lazada' }, 'PARTNER_DIFFERS'],
      ],
      lazada: [
        [{ account_id: accountId, partner: 'web' }, 'PARTNER_DIFFERS'],
        [{ ...ownPhone, partner: 'maya' }, 'PARTNER_DIFFERS'],
        [ownPhone, 'CHANNEL_CLOSED'],
        [{ account_id: accountId }, 'CHANNEL_CLOSED'],
        [{ account_id: accountId, partner: 'lazada' }, 'CHANNEL_CLOSED'],
      ],
    } as const;
    for (const partner of ['web', 'maya', 'lazada'] as const) {
      await player.enterBy(partner);
      for (const [more, code] of tried[partner]) {
        expect(await refused(more), `${partner}: ${JSON.stringify(more)}`).toBe(code);
      }
    }
    expect(await player.balance()).toBe(100_000n);
    const { rowCount } = await server.database.owner.query(
      'select from payments.account where uid = $1 and channel_id = 2009',
      [player.id],
    );
    expect(rowCount).toBe(0);
  });

  test('a channel that is closed', async () => {
    const player = await createWithdrawer(server, { channel: 'UnionBank' });
    const close = (state: string) =>
      server.database.owner.query('update payments.channel set state = $1 where id = 2005', [
        state,
      ]);
    await close('closed');
    expect(await refusalOf(player.withdraw('500'))).toBe('CHANNEL_CLOSED');
    await close('open');
    expect((await player.withdraw('500')).status).toBe('paying');
  });

  test('a channel whose gateway pays nothing out, which shows as closed to players and staff', async () => {
    const player = await createWithdrawer(server, { channel: 'UnionBank' });
    const staff = await createApiStaff(server, 'cashier');
    const give = (name: string) =>
      server.database.owner.query(
        'update payments.channel set gateway = $1 where id = any ($2::int[])',
        [name, [1001, 2005]],
      );
    const isOpen = async (mode: '1' | '2', id: number) =>
      (await player.client.call(calls.listChannels, { mode })).find((each) => each.id === id)
        ?.is_open;
    await give('takes-only');
    expect([await isOpen('1', 1001), await isOpen('2', 2005)]).toEqual([true, false]);
    expect(await refusalOf(player.withdraw('500'))).toBe('CHANNEL_CLOSED');
    expect(await player.balance()).toBe(100_000n);
    const listed = await staff.client.call(staffCalls.listStaffChannels, {});
    expect(listed.find(({ id }) => id === 2005)).toMatchObject({
      has_gateway: false,
      is_open_now: false,
    });
    await give('sandbox');
    expect((await player.withdraw('500')).status).toBe('paying');
  });

  test('whoever the gate stands against, in its own words, and a phone that has just changed', async () => {
    const player = await createWithdrawer(server);
    await setKycStatus(server, player.uid, 'under_review');
    await expect(player.withdraw('100')).rejects.toMatchObject({
      code: 'KYC_REQUIRED',
      message: expect.stringContaining('under review'),
    });
    await setKycStatus(server, player.uid, 'block');
    expect(await refusalOf(player.withdraw('100'))).toBe('ACCOUNT_BLOCKED');
    await setKycStatus(server, player.uid, 'fully_kyc');
    await server.database.owner.query(
      `update identity.player set withdrawals_wait_until = now() + interval '1 minute' where uid = $1`,
      [player.id],
    );
    expect(await refusalOf(player.withdraw('100'))).toBe('WITHDRAWALS_WAIT');
    expect(await player.balance()).toBe(100_000n);
  });

  test('money that must be played first, a test account, and a wallet of test money whatever its player is called', async () => {
    const player = await createWithdrawer(server, { pesos: 0 });
    await player.fund(500, 1);
    expect(await refusalOf(player.withdraw('100'))).toBe('NOT_WITHDRAWABLE');
    await player.lose(300);
    expect(await refusalOf(player.withdraw('100'))).toBe('NOT_WITHDRAWABLE');
    await player.fund(400);
    expect(await refusalOf(player.withdraw('200'))).toBe('NOT_WITHDRAWABLE');
    expect((await player.withdraw('100')).status).toBe('paying');

    const tester = await createWithdrawer(server, { pesos: 0 });
    await setKycStatus(server, tester.uid, 'test_account');
    await server.database.owner.query('select ledger.open_test_wallet($1)', [tester.id]);
    await tester.fund(1000);
    expect(await refusalOf(tester.withdraw('100'))).toBe('TEST_ACCOUNT_REFUSED');
    await setKycStatus(server, tester.uid, 'fully_kyc');
    expect(await refusalOf(tester.withdraw('100'))).toBe('NOT_WITHDRAWABLE');
    expect(await tester.balance()).toBe(100_000n);
  });

  test('a request without a key', async () => {
    const player = await createWithdrawer(server);
    const ask = player.client.call(calls.startWithdrawal, {
      account_id: player.accountId,
      amount: '100',
    });
    expect(await refusalOf(ask)).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });
});

test('a player who has excluded themselves can still withdraw', async () => {
  const player = await createWithdrawer(server);
  await player.client.call(calls.excludeSelf, { period: '6m' });
  await expect(server.limits.admit({ uid: player.id })).rejects.toThrow();
  const { id } = await player.withdraw('100');
  await player.until(id, 'completed');
});
