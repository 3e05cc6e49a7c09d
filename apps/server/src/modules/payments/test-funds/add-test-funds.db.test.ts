import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { nextPhone } from '../../../testing/next-phone.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newTester(host = server) {
  const phone = nextPhone();
  const player = createApiPlayer(host.url, phone);
  const uid = await host.identity.ensurePlayer({
    countryCode: '63',
    phone,
    username: `tester${phone}`,
    nickname: null,
    tester: true,
  });
  player.use(await host.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const add = (amount: string, idempotencyKey: string = randomUUID()) =>
    player.client.call(calls.addTestFunds, { amount }, { idempotencyKey });
  return { ...player, uid, add };
}

describe('test funds', () => {
  test('are credited to a test account, once for a key, against the account of test funds', async () => {
    const tester = await newTester();
    const key = randomUUID();
    const first = await tester.add('500.00', key);
    expect(first).toEqual({ balance: '500.00', left_today: '99500.00' });
    expect(await tester.add('500.00', key)).toEqual(first);
    expect(await refusalOf(tester.add('501.00', key))).toBe('IDEMPOTENCY_MISMATCH');
    const entries = await server.ledger.entries({ uid: tester.uid, limit: 10 });
    expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['test:house:test-funds', -50_000n],
      ['player', 50_000n],
    ]);
    expect(await server.ledger.check([tester.uid])).toEqual([]);
  });

  test('end at the day’s allowance, however many ask at once', async () => {
    const tester = await newTester();
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => tester.add('30000.00')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refusalOf(tester.add('10000.01'))).toBe('TEST_FUNDS_SPENT');
    expect(await tester.add('10000.00')).toEqual({ balance: '100000.00', left_today: '0.00' });
    await server.database.pool.query(
      `update payments.test_credit set created_at = (created_at at time zone 'utc' - interval '1 day') at time zone 'utc' where uid = $1`,
      [tester.uid],
    );
    expect((await tester.add('1.00')).left_today).toBe('99999.00');
  });

  test('are refused to everyone who is not a test account', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const ask = () => {
      const key = { idempotencyKey: randomUUID() };
      return refusalOf(player.client.call(calls.addTestFunds, { amount: '1.00' }, key));
    };
    // They are a deposit: the gate comes first.
    expect(await ask()).toBe('KYC_REQUIRED');
    const { uid } = await player.client.call(calls.getProfile, {});
    await setKycStatus(server, uid, 'fully_kyc');
    expect(await ask()).toBe('TEST_ACCOUNT_ONLY');
    expect((await player.client.call(calls.getWallet, {})).balance).toBe('0.00');
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.addTestFunds, { amount: '1.00' }))).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('are refused without a key, and nothing is credited', async () => {
    const tester = await newTester();
    const ask = tester.client.call(calls.addTestFunds, { amount: '1.00' });
    expect(await refusalOf(ask)).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect((await server.ledger.wallet(tester.uid)).balance).toBe(0n);
  });

  test.each([['0.00'], ['-1.00'], ['1'], ['1.005'], ['1e3'], ['NaN']])(
    'are refused for the amount %s',
    async (amount) => {
      const tester = await newTester();
      expect(await refusalOf(tester.add(amount))).toBe('INVALID_INPUT');
      expect((await server.ledger.wallet(tester.uid)).balance).toBe(0n);
    },
  );

  test('do not exist where the sandbox is off', async () => {
    const plain = await startTestServer({ settings: { PERYA_SANDBOX: 'off' } });
    try {
      const tester = await newTester(plain);
      expect(await refusalOf(tester.add('1.00'))).toBe('NOT_FOUND');
      expect((await plain.ledger.wallet(tester.uid)).balance).toBe(0n);
    } finally {
      await plain.stop();
    }
  });
});
