import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { ClientError } from '@perya/contract/client-errors';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setKycStatus } from '../../testing/kyc/set-kyc-status.ts';
import { createVouchers } from '../../testing/money/create-vouchers.ts';
import { createPayingPlayer } from '../../testing/money/paying-player.ts';
import { createWithdrawer, payAtOnce } from '../../testing/money/withdrawer.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await payAtOnce(server);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const wordsOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'went through',
    (error: unknown) => (error instanceof ClientError ? error.message : String(error)),
  );

/** Statements that the app has sent since a moment, or waits with. */
const sentSince = async (moment: Date, part: string) => {
  const { rowCount } = await server.database.owner.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and query_start >= $1 and query like $2`,
    [moment, `%${part}%`],
  );
  return rowCount ?? 0;
};

/**
 * What a request is told whose player gets another status after the gate was passed and before the money moves: the
 * wallet is held by the change, which nobody sees until it is committed.
 */
async function meanwhile(
  uid: bigint,
  status: KycStatus,
  ask: () => Promise<unknown>,
  statement: string,
): Promise<string> {
  const client = await server.database.owner.connect();
  try {
    await client.query('begin');
    await client.query('select ledger.lock_wallet($1)', [uid]);
    await client.query(
      `update kyc.record set status = $2, before_block = case when $2 = 'block' then 'fully_kyc' end
       where uid = $1`,
      [uid, status],
    );
    const { rows } = await server.database.owner.query('select clock_timestamp() as now');
    const words = wordsOf(ask());
    await expect.poll(() => sentSince(rows[0].now, statement), { interval: 10 }).toBeGreaterThan(0);
    await client.query('commit');
    return await words;
  } finally {
    client.release();
  }
}

const testMoney = 'Test accounts neither deposit nor withdraw money';
const blocked = /^Your account was blocked/;

describe('a status that changes between the gate and the money is refused in the words of its own action', () => {
  test.each([
    ['frozen', /before you can make a deposit!$/],
    ['unset', /before you can make a deposit!$/],
    ['block', blocked],
    ['test_account', testMoney],
  ] as const)('a deposit of a player who is %s by then [A-221]', async (status, words) => {
    const player = await createPayingPlayer(server);
    const told = await meanwhile(player.uid, status, () => player.start(), 'ledger.lock_wallet');
    expect(told).toMatch(words);
    const { rowCount } = await server.database.owner.query(
      'select from payments.deposit where uid = $1',
      [player.uid],
    );
    expect(rowCount).toBe(0);
  });

  test('a deposit inside the second mini-app, which asks for more [A-222]', async () => {
    const player = await createPayingPlayer(server, 'basic_kyc', 'maya');
    const start = () => player.start({ pid: 1009 });
    const told = await meanwhile(player.uid, 'basic_account', start, 'ledger.lock_wallet');
    expect(told).toMatch(/before you can make a deposit!$/);
  });

  test('a voucher inside the second mini-app, which is a deposit there too [A-222 M-323]', async () => {
    const [code = ''] = await createVouchers(server, { count: 1 });
    const player = await createPayingPlayer(server, 'basic_kyc', 'maya');
    const exchange = () =>
      player.client.call(
        calls.exchangeVoucher,
        { exchangeCode: code },
        { idempotencyKey: randomUUID() },
      );
    const told = await meanwhile(
      player.uid,
      'basic_account',
      exchange,
      'payments.exchange_voucher(',
    );
    expect(told).toMatch(/before you can make a deposit!$/);
    expect(await wordsOf(exchange())).toMatch(/before you can make a deposit!$/);
    expect(await player.balance()).toBe(0n);
    await setKycStatus(server, player.uid, 'basic_kyc');
    expect(await wordsOf(exchange())).toBe('went through');
  });

  test.each([
    ['basic_kyc', /before you can use the withdrawal function!$/],
    ['under_review', /You can use the withdraw function only after it is passed\.$/],
    ['block', blocked],
    ['test_account', testMoney],
  ] as const)(
    'a withdrawal of a player who is %s by then [A-223 A-351 M-338 M-493]',
    async (status, words) => {
      const player = await createWithdrawer(server);
      const ask = () => player.withdraw('100');
      expect(await meanwhile(player.id, status, ask, 'payments.reserve(')).toMatch(words);
      expect(await player.balance()).toBe(100_000n);
    },
  );
});

test('a test account passes the gate and is refused on the next line, in the words of test money: deposit, withdrawal and voucher [A-221 A-222 A-223 A-351 M-338 M-493]', async () => {
  for (const partner of ['web', 'maya'] as const) {
    const player = await createPayingPlayer(server, 'test_account', partner);
    const keyed = { idempotencyKey: randomUUID() };
    const asked = [
      player.start({ pid: partner === 'web' ? 1001 : 1009 }),
      player.client.call(calls.startWithdrawal, { amount: '100' }, keyed),
      player.client.call(
        calls.exchangeVoucher,
        { exchangeCode: 'ABCDE12345' },
        { idempotencyKey: randomUUID() },
      ),
    ].map(wordsOf);
    expect(await Promise.all(asked)).toEqual([testMoney, testMoney, testMoney]);
  }
});
