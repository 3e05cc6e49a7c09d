import { calls } from '@perya/contract/calls';
import { ClientError } from '@perya/contract/client-errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  // Whatever was refused has left nothing behind: no deposit, no order, nothing counted.
  expect(server.gateway.orders.size).toBe(begun);
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});
let begun = 0;

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.owner.query<Row>(text, values).then(({ rows }) => rows);
const leftBy = async (uid: bigint) => {
  const [row] = await sql<{ deposits: number; counted: bigint; steps: number }>(
    `select (select count(*)::int from payments.deposit where uid = $1) as deposits,
       (select count(*)::int from payments.step where uid = $1) as steps,
       (select coalesce(sum(counted), 0)::bigint from limits.deposit_day where uid = $1) as counted`,
    [uid],
  );
  return row;
};
const nothing = { deposits: 0, steps: 0, counted: 0n };
const wordsOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'not refused',
    (error: unknown) => (error instanceof ClientError ? error.message : String(error)),
  );
const metric = async (code: string) => {
  const page = await (await fetch(`${server.url}/metrics`)).text();
  const line = `perya_payments_refused_total{asked="deposit",code="${code}"} `;
  return Number(page.split(line)[1]?.split('\n')[0] ?? 0);
};

describe('an amount', () => {
  test.each([
    'five hundred',
    ' 500',
    '500 ',
    '5 00',
    '0500',
    '00500',
    '٥٠٠',
    '５００',
    '1e3',
    '0x1F4',
    '0',
    '0.00',
    '-500',
    '+500',
    '500.5',
    '500.05',
    '1,000',
    '',
    'NaN',
    'Infinity',
    '99',
    '50001',
    '9'.repeat(17),
    '9'.repeat(40),
    '500\n',
    '500; drop table payments.deposit',
  ])('of "%s" gets the words of the form, and nothing moves [M-296]', async (amount) => {
    const player = await createPayingPlayer(server);
    expect(await wordsOf(player.start({ amount }))).toBe('Enter Amount: 100-50,000');
    expect(await leftBy(player.uid)).toEqual(nothing);
  });

  test('that is too long to be one, or no text, is refused before anything is read', async () => {
    const player = await createPayingPlayer(server);
    expect(await refusalOf(player.start({ amount: '9'.repeat(41) }))).toBe('INVALID_INPUT');
    const sent = { amount: 500 as unknown as string };
    const posted = await fetch(`${server.url}/finance/payment/deposit`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${player.token()}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': 'a-number-instead-of-a-text',
      },
      body: JSON.stringify({ ...sent, pid: 1001 }),
    });
    expect(await posted.json()).toMatchObject({ status: false, code: 'INVALID_INPUT' });
    expect(await leftBy(player.uid)).toEqual(nothing);
  });

  test('that was refused is counted', async () => {
    expect(await metric('AMOUNT_OUT_OF_RANGE')).toBeGreaterThanOrEqual(26);
  });
});

describe('a channel', () => {
  test.each([
    ['that is not there', { pid: 4711 }],
    ['of withdrawals', { pid: 2001 }],
    ['of vouchers', { pid: 1008 }],
    ['of another partner, on the web', { pid: 1009 }],
    ['of another partner, inside an app', { pid: 1010, partner: 'maya' }],
    ['of the web, inside an app', { pid: 1001, partner: 'lazada' }],
  ] as const)('%s takes no deposit', async (_, { pid, ...inside }) => {
    const player = await createPayingPlayer(
      server,
      'fully_kyc',
      'partner' in inside ? inside.partner : 'web',
    );
    const wanted = { pid, ...inside };
    expect(await refusalOf(player.start(wanted))).toBe('CHANNEL_UNKNOWN');
    expect(await leftBy(player.uid)).toEqual(nothing);
  });

  test.each([
    ['web', 1009, 'maya'],
    ['web', 1010, 'lazada'],
    ['maya', 1001, 'web'],
    ['maya', 1010, 'lazada'],
    ['lazada', 1001, 'web'],
    ['lazada', 1009, 'maya'],
  ] as const)(
    'is not opened to a session of %s by the word of its client: %i as %s [M-325 M-332 M-335]',
    async (opened, pid, partner) => {
      const player = await createPayingPlayer(server, 'fully_kyc', opened);
      expect(await refusalOf(player.start({ pid, partner }))).toBe('PARTNER_DIFFERS');
      expect(await refusalOf(player.start({ pid }))).toBe('CHANNEL_UNKNOWN');
      expect(await leftBy(player.uid)).toEqual(nothing);
    },
  );

  test('that was closed takes none until it opens again', async () => {
    const player = await createPayingPlayer(server);
    await sql(`update payments.channel set state = 'closed' where id = 1003`);
    expect(await refusalOf(player.start({ pid: 1003 }))).toBe('CHANNEL_CLOSED');
    expect(await leftBy(player.uid)).toEqual(nothing);
    await sql(`update payments.channel set state = 'open' where id = 1003`);
    await player.start({ pid: 1003 });
    begun += 1;
  });
});

describe('a player', () => {
  test.each([
    ['unset', 'KYC_REQUIRED'],
    ['frozen', 'KYC_REQUIRED'],
    ['block', 'ACCOUNT_BLOCKED'],
    ['test_account', 'TEST_ACCOUNT_REFUSED'],
  ] as const)('who is %s deposits nothing: %s', async (status, code) => {
    const player = await createPayingPlayer(server, status);
    expect(await refusalOf(player.start())).toBe(code);
    expect(await leftBy(player.uid)).toEqual(nothing);
  });

  test('inside the second mini-app needs the check that it asks for', async () => {
    const player = await createPayingPlayer(server, 'basic_account', 'maya');
    const wanted = { pid: 1009, partner: 'maya' } as const;
    expect(await refusalOf(player.start(wanted))).toBe('KYC_REQUIRED');
    const known = await createPayingPlayer(server, 'basic_kyc', 'maya');
    await known.start(wanted);
    begun += 1;
  });

  test('who has excluded themself deposits nothing', async () => {
    const player = await createPayingPlayer(server);
    await player.client.call(calls.excludeSelf, { period: '1d' });
    const visitor = await createSession(player.uid, player.phone);
    expect(await refusalOf(visitor.client.call(calls.startDeposit, gcash, keyed()))).toBe(
      'EXCLUDED',
    );
    expect(await leftBy(player.uid)).toEqual(nothing);
  });

  test('begins at most five that are not finished, however many they ask for at once', async () => {
    const player = await createPayingPlayer(server);
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => player.start()));
    const given = asked.filter(({ status }) => status === 'fulfilled');
    expect(given).toHaveLength(5);
    begun += 5;
    expect(await refusalOf(player.start())).toBe('DEPOSITS_OPEN_MAX');
    expect(await leftBy(player.uid)).toEqual({ deposits: 5, steps: 10, counted: 250_000n });
    const [first] = given as PromiseFulfilledResult<{ id: string }>[];
    await player.cancel(first?.value.id ?? '');
    await player.start();
    begun += 1;
  });

  test('stays within their own limit, however many they ask for at once', async () => {
    const player = await createPayingPlayer(server);
    await player.client.call(calls.updateLimits, { daily_deposit: '1200.00' });
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => player.start()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    begun += 2;
    expect(await refusalOf(player.start({ amount: '201' }))).toBe('DEPOSIT_LIMIT');
    expect(await leftBy(player.uid)).toMatchObject({ deposits: 2, counted: 100_000n });
  });
});

const gcash = { amount: '500', pid: 1001 };
const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
async function createSession(uid: bigint, phone: string) {
  const player = createApiPlayer(server.url, phone);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  return player;
}
