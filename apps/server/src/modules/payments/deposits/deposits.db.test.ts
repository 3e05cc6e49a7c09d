import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const tell = (id: string) =>
  server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });

/** Moves a deposit back in time, so that it has run out. */
const age = (id: string, interval: string) =>
  server.database.owner.query(
    `update payments.deposit set created_at = (created_at at time zone 'utc' - $2::interval) at time zone 'utc',
       expires_at = (expires_at at time zone 'utc' - $2::interval) at time zone 'utc', check_at = now() - interval '1 second' where id = $1`,
    [id, interval],
  );
const follow = () => server.runTask('payments_follow_deposits');

test('its call is the one that the product names v1 finance payment deposit update, in the reference that others build by [M-392]', async () => {
  const answer = await fetch(`${server.url}/openapi.json`);
  const { paths } = (await answer.json()) as {
    paths: Record<string, Record<string, { summary?: string }>>;
  };
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).some(({ summary }) =>
      summary?.includes('v1 finance payment deposit update'),
    )
      ? [path]
      : [],
  );
  expect(named).toEqual(['/finance/payment/deposit']);
  const page = await (await fetch(`${server.url}/docs/api`)).text();
  expect(page).toContain('v1 finance payment deposit update');
});

describe('a deposit', () => {
  test('is begun, paid, woken by a webhook and credited, with its requirement [A-007 M-133 M-373 G-210 G-315]', async () => {
    const player = await createPayingPlayer(server);
    const { id, pay_url } = await player.start({ device: 'web', cashback_flag: 0 });
    expect(pay_url).toBe(`https://pay.example/${server.gateway.orders.get(`D${id}`)?.gatewayId}`);
    expect(server.gateway.orders.get(`D${id}`)?.order).toMatchObject({
      amount: 50_000n,
      method: 'gcash',
      returnUrl: `/s-transaction/status?id=${id}&type=deposit`,
      language: 'en_US',
    });
    expect(await player.read(id)).toMatchObject({ status: 'paying', pay_url, amount: '500.00' });
    expect(await player.balance()).toBe(0n);

    server.gateway.pay(`D${id}`);
    expect((await tell(id)).status).toBe(200);
    const wallet = await server.ledger.wallet(player.uid);
    expect(wallet).toMatchObject({ balance: 50_000n, locked: 50_000n, withdrawable: 0n });
    const detail = await player.read(id);
    expect(detail).toMatchObject({
      id,
      status: 'completed',
      amount: '500.00',
      fee: '0.00',
      channel_name: 'GCash',
      channel_img: '/art/channels/e-wallet.svg',
      pay_url: null,
      cashback: '0.00',
    });
    expect(detail.created_at).toBeGreaterThan(Date.now() / 1000 - 60);
    expect(detail.steps.map(({ status }) => status)).toEqual(['pending', 'paying', 'completed']);
    const legs = await server.ledger.legsOfKeys(player.uid, 'deposits', [`D${id}`]);
    expect(legs.map(({ account, amount }) => [account, amount])).toEqual([
      ['player', 50_000n],
      ['house:deposits:sandbox', -50_000n],
    ]);
  });

  test('answers GET and POST alike, and the same key the same deposit [M-374 M-501]', async () => {
    const player = await createPayingPlayer(server);
    const key = randomUUID();
    const first = await player.start({}, key);
    const posted = await fetch(`${server.url}/finance/payment/deposit`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${player.token()}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ amount: '500', pid: 1001 }),
    });
    expect(await posted.json()).toEqual({ status: true, data: first });
    expect(await refusalOf(player.start({ amount: '600' }, key))).toBe('IDEMPOTENCY_MISMATCH');
    const unkeyed = fetch(`${server.url}/finance/payment/deposit?amount=500&pid=1001`, {
      headers: { authorization: `Bearer ${player.token()}`, accept: 'application/json' },
    });
    expect(await (await unkeyed).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
    const visitor = await fetch(`${server.url}/finance/payment/deposit?amount=500&pid=1001`);
    expect(visitor.status).toBe(401);
  });

  test('of one key is one, however often it is sent at once', async () => {
    const player = await createPayingPlayer(server);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.start({}, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(
      server.gateway.asked.filter(({ reference }) => reference === `D${answers[0]?.id}`),
    ).toEqual([{ what: 'open', reference: `D${answers[0]?.id}` }]);
  });

  test('whose answer went missing is gone on with by the same key, and by the follower', async () => {
    const player = await createPayingPlayer(server);
    const key = randomUUID();
    server.gateway.mishap('open', 'lost');
    expect(await refusalOf(player.start({}, key))).toBe('UNAVAILABLE');
    server.gateway.mishap('open', null);
    const { id } = await player.start({}, key);
    expect(server.gateway.orders.has(`D${id}`)).toBe(true);
    expect((await player.read(id)).steps).toHaveLength(2);

    server.gateway.mishap('open', 'unreachable');
    expect(await refusalOf(player.start({}, randomUUID()))).toBe('UNAVAILABLE');
    server.gateway.mishap('open', null);
    const { rows } = await server.database.owner.query<{ id: bigint }>(
      `update payments.deposit set check_at = now() where uid = $1 and status = 'pending' returning id`,
      [player.uid],
    );
    await follow();
    expect(await player.read(String(rows[0]?.id))).toMatchObject({ status: 'paying' });
  });

  test('that the gateway refuses is canceled and gives back what it took of the limits', async () => {
    const player = await createPayingPlayer(server);
    server.gateway.mishap('open', 'refused');
    expect(await refusalOf(player.start({ cashback_flag: 1 }))).toBe('DEPOSIT_FAILED');
    server.gateway.mishap('open', null);
    const { rows } = await server.database.owner.query(
      `select d.status, s.reason, l.counted from payments.deposit d
       join payments.step s on s.bucket = d.bucket and s.uid = d.uid and s.payment_id = d.id and s.to_status = 'canceled'
       join limits.deposit_day l on l.bucket = d.bucket and l.uid = d.uid where d.uid = $1`,
      [player.uid],
    );
    expect(rows).toEqual([{ status: 'canceled', reason: 'refused', counted: 0n }]);
  });

  test('is canceled by its player, unless it was paid a moment before', async () => {
    const player = await createPayingPlayer(server);
    const given = await player.start();
    expect(await player.cancel(given.id)).toEqual({ status: 'canceled' });
    expect(await player.cancel(given.id)).toEqual({ status: 'canceled' });
    expect((await player.read(given.id)).steps.at(-1)).toMatchObject({ note: 'You canceled it' });
    const paid = await player.start();
    server.gateway.pay(`D${paid.id}`);
    expect(await refusalOf(player.cancel(paid.id))).toBe('DEPOSIT_SETTLED');
    expect(await player.balance()).toBe(50_000n);
    const other = await createPayingPlayer(server);
    expect(await refusalOf(other.cancel(paid.id))).toBe('NOT_FOUND');
    expect(await refusalOf(other.read(paid.id))).toBe('NOT_FOUND');
  });

  test('times out after 30 minutes, and a payment that comes late is credited all the same [G-315]', async () => {
    const player = await createPayingPlayer(server);
    const { id } = await player.start();
    const { created_at, expires_at } = await player.read(id);
    expect(expires_at - created_at).toBe(30 * 60);
    await age(id, '29 minutes');
    await follow();
    expect(await player.read(id)).toMatchObject({ status: 'paying' });
    await age(id, '2 minutes');
    await follow();
    expect(await player.read(id)).toMatchObject({ status: 'timeout', pay_url: null });
    server.gateway.pay(`D${id}`);
    await age(id, '3 hours');
    await follow();
    const detail = await player.read(id);
    expect(detail.steps.at(-1)).toMatchObject({
      status: 'completed',
      note: 'The payment came after the time to pay, and was credited',
    });
    expect(await player.balance()).toBe(50_000n);
  });

  test('that is declined is canceled; nothing is credited', async () => {
    const player = await createPayingPlayer(server);
    const { id } = await player.start();
    server.gateway.decline(`D${id}`);
    await tell(id);
    expect(await player.read(id)).toMatchObject({ status: 'canceled' });
    expect(await player.balance()).toBe(0n);
  });

  test('is asked about on a schedule when its webhook was lost', async () => {
    const player = await createPayingPlayer(server);
    const { id } = await player.start();
    server.gateway.pay(`D${id}`);
    await follow();
    expect(await player.balance()).toBe(0n);
    const due = () =>
      server.database.owner.query<{ seconds: number }>(
        `select round(extract(epoch from check_at - platform.clock()))::int as seconds from payments.deposit where id = $1`,
        [id],
      );
    expect((await due()).rows[0]?.seconds).toBeLessThanOrEqual(10);
    await server.database.owner.query(
      'update payments.deposit set check_at = now() where id = $1',
      [id],
    );
    await follow();
    expect(await player.balance()).toBe(50_000n);
  });

  test('whose gateway is silent for a day is a case for staff, once', async () => {
    const player = await createPayingPlayer(server);
    const { id } = await player.start();
    server.gateway.mishap('readOrder', 'unreachable');
    for (const interval of ['25 hours', '1 hour']) {
      await age(id, interval);
      await follow();
    }
    server.gateway.mishap('readOrder', null);
    const { rows } = await server.database.owner.query(
      `select kind, facts from payments.case where uid = $1`,
      [player.uid],
    );
    expect(rows).toEqual([
      { kind: 'deposit-stuck', facts: { gateway: 'sandbox', trouble: 'unreachable' } },
    ]);
    expect(await player.read(id)).toMatchObject({ status: 'paying' });
  });
});

test('what whoever runs the product is told to watch is counted where they look', async () => {
  const player = await createPayingPlayer(server);
  const { id } = await player.start();
  server.gateway.pay(`D${id}`);
  await tell(id);
  server.gateway.mishap('open', 'timeout');
  await refusalOf(player.start({}, randomUUID()));
  server.gateway.mishap('open', null);
  const page = await (await fetch(`${server.url}/metrics`)).text();
  const guide = await readFile(
    new URL('../../../../../../docs/payments.md', import.meta.url),
    'utf8',
  );
  const named = new Set(guide.match(/perya_[a-z_]+/g));
  expect(named.size).toBeGreaterThan(3);
  for (const name of named) expect(page).toContain(`# TYPE ${name} counter`);
  expect(page).toMatch(/^perya_deposits_total\{outcome="begun"\} [1-9]/m);
  expect(page).toMatch(/^perya_deposits_total\{outcome="credited"\} [1-9]/m);
  expect(page).toMatch(
    /^perya_gateway_troubles_total\{gateway="sandbox",asked="open",trouble="timeout"\} [1-9]/m,
  );
});
