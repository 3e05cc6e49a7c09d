import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { createScriptedGateway } from '../../../testing/scripted-gateway.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const gateway = createScriptedGateway();
const other = createScriptedGateway('other');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ gateways: [gateway, other] });
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.owner.query<Row>(text, values).then(({ rows }) => rows);
const tell = (reference: string, forged = false) =>
  gateway.tell(server.url, { kind: 'payment', reference }, forged);
const receiptsOf = (reference: string) =>
  sql<{ state: string; amount: bigint }>(
    'select state, amount from payments.receipt where reference = $1 order by noted_at',
    [reference],
  );
const casesOf = (reference: string) =>
  sql<{ kind: string }>(`select kind from payments.case where facts->>'reference' = $1`, [
    reference,
  ]);

async function paying() {
  const player = await createPayingPlayer(server);
  const { id } = await player.start();
  return { player, id, reference: `D${id}` };
}

describe('webhooks', () => {
  test('that are fifty equal ones at once credit once', async () => {
    const { player, id, reference } = await paying();
    gateway.pay(reference);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(reference)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await player.balance()).toBe(50_000n);
    expect(await receiptsOf(reference)).toEqual([{ state: 'credited', amount: 50_000n }]);
    expect((await player.read(id)).steps).toHaveLength(3);
  });

  test('that are replayed a year later, or come out of order, change nothing', async () => {
    const { player, id, reference } = await paying();
    // It speaks before the payment is there, and again after it.
    await tell(reference);
    expect(await player.read(id)).toMatchObject({ status: 'paying' });
    gateway.pay(reference);
    await tell(reference);
    await sql(
      `update payments.deposit set created_at = (created_at at time zone 'utc' - interval '1 year') at time zone 'utc',
         expires_at = (expires_at at time zone 'utc' - interval '1 year') at time zone 'utc' where id = $1`,
      [id],
    );
    for (let n = 0; n < 3; n += 1) expect((await tell(reference)).status).toBe(200);
    gateway.decline(reference);
    await tell(reference);
    expect(await player.read(id)).toMatchObject({ status: 'completed' });
    expect(await player.balance()).toBe(50_000n);
    expect(await receiptsOf(reference)).toHaveLength(1);
    expect(await casesOf(reference)).toEqual([]);
  });

  test('that are forged, unsigned or of a gateway that we do not have are turned away and counted', async () => {
    const { player, reference } = await paying();
    gateway.pay(reference);
    expect((await tell(reference, true)).status).toBe(401);
    const send = (query: string) =>
      fetch(`${server.url}/finance/callback${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'payment', reference }),
      });
    for (const query of ['', '?gateway=sandbox', '?gateway=nobody', '?gateway=__proto__']) {
      expect((await send(query)).status).toBe(401);
    }
    // Signed by another one than the address names.
    const signed = await other.tell(server.url, { kind: 'payment', reference });
    expect(signed.status).toBe(200);
    expect(await player.balance()).toBe(0n);
    expect(await receiptsOf(reference)).toEqual([]);
    const page = await (await fetch(`${server.url}/metrics`)).text();
    expect(page).toContain('perya_gateway_webhooks_total{gateway="sandbox",outcome="unsigned"} 2');
    expect(page).toContain('perya_gateway_webhooks_total{gateway="unknown",outcome="unsigned"} 3');
  });

  test('of a gateway that does not answer are repeated or asked for later', async () => {
    const { player, id, reference } = await paying();
    gateway.pay(reference);
    gateway.mishap('readOrder', 'unreachable');
    expect((await tell(reference)).status).toBe(200);
    expect((await tell('D999999999')).status).toBe(503);
    gateway.mishap('readOrder', null);
    await server.runTask('payments_follow_deposits');
    expect(await player.read(id)).toMatchObject({ status: 'completed' });
  });
});

describe('money that fits nothing is kept for staff and credits nothing:', () => {
  test.each([
    ['another amount', { amount: 49_999 }, 'amount-differs'],
    ['more than was asked', { amount: 5_000_000 }, 'amount-differs'],
    ['another currency', { currency: 'USD' }, 'currency-differs'],
  ])('%s', async (_, paid, kind) => {
    const { player, id, reference } = await paying();
    gateway.pay(reference, paid);
    await Promise.all([tell(reference), tell(reference)]);
    expect(await player.balance()).toBe(0n);
    expect(await receiptsOf(reference)).toMatchObject([{ state: 'stray' }]);
    expect(await casesOf(reference)).toEqual([{ kind }]);
    // The player is told that it is here, and is not asked to pay again.
    const [kept] = await sql<{ id: string }>(
      `select id::text from payments.case where facts->>'reference' = $1`,
      [reference],
    );
    const { amount = 50_000, currency = 'PHP' } = paid as { amount?: number; currency?: string };
    expect(await player.read(id)).toMatchObject({
      status: 'paying',
      pay_url: null,
      stray_payments: [
        { amount: (amount / 100).toFixed(2), currency, state: 'with_staff', case_id: kept?.id },
      ],
    });
    // What was asked for may still come, and is credited.
    gateway.pay(reference);
    await tell(reference);
    expect(await player.read(id)).toMatchObject({ status: 'completed' });
    expect(await player.balance()).toBe(50_000n);
  });

  test.each([
    ['that came', true],
    ['that did not come', false],
  ])('a deposit that runs out says so of a payment %s', async (_, hasCome) => {
    const { player, id, reference } = await paying();
    if (hasCome) gateway.pay(reference, { amount: 100 });
    await tell(reference);
    // As the follower does where the gateway says that the time is over.
    await sql(`select payments.end_deposit($1, $2, 'timeout', 'system', 'expired')`, [
      player.uid,
      id,
    ]);
    const { status, steps, stray_payments } = await player.read(id);
    expect([status, stray_payments.length]).toEqual(['timeout', hasCome ? 1 : 0]);
    expect(steps.at(-1)?.note).toBe(hasCome ? '' : 'No payment arrived in time');
  });

  test('a second payment of one deposit, also when both come at once', async () => {
    const { player, reference } = await paying();
    gateway.pay(reference);
    gateway.pay(reference);
    await Promise.all(Array.from({ length: 10 }, () => tell(reference)));
    expect(await player.balance()).toBe(50_000n);
    expect((await receiptsOf(reference)).map(({ state }) => state).sort()).toEqual([
      'credited',
      'stray',
    ]);
    expect(await casesOf(reference)).toEqual([{ kind: 'paid-twice' }]);
  });

  test('a payment for nothing that we asked for, and one that another gateway took for our deposit', async () => {
    gateway.pay('D999000001', { amount: 12_300 });
    gateway.pay('somebody-elses', { amount: 12_300 });
    for (const reference of ['D999000001', 'somebody-elses', 'somebody-elses'])
      await tell(reference);
    expect(await casesOf('D999000001')).toEqual([{ kind: 'unknown-reference' }]);
    expect(await casesOf('somebody-elses')).toEqual([{ kind: 'unknown-reference' }]);
    const { player, reference } = await paying();
    other.pay(reference, { amount: 50_000 });
    await other.tell(server.url, { kind: 'payment', reference });
    expect(await player.balance()).toBe(0n);
    expect(await casesOf(reference)).toEqual([{ kind: 'unknown-reference' }]);
  });

  test('one payment that is named for two deposits is credited to the first', async () => {
    const first = await paying();
    const second = await paying();
    const { paymentId } = gateway.pay(first.reference);
    gateway.pay(second.reference, { paymentId });
    await Promise.all([tell(first.reference), tell(second.reference)]);
    const balances = [await first.player.balance(), await second.player.balance()];
    expect(balances.map(Number).sort()).toEqual([0, 50_000]);
  });

  test.each(['blocked', 'excluded'])('a late payment of a player who was %s since', async (how) => {
    const { player, id, reference } = await paying();
    expect(await player.cancel(id)).toEqual({ status: 'canceled' });
    if (how === 'blocked') {
      await sql(
        `update kyc.record set status = 'block', before_block = 'fully_kyc' where uid = $1`,
        [player.uid],
      );
    } else {
      await sql(
        `insert into limits.player (bucket, uid, excluded_since, excluded_until)
         values (platform.bucket_of($1), $1, now(), 'infinity')
         on conflict on constraint player_pkey do update
         set excluded_since = excluded.excluded_since, excluded_until = 'infinity'`,
        [player.uid],
      );
    }
    gateway.pay(reference);
    await tell(reference);
    expect(await player.balance()).toBe(0n);
    expect(await casesOf(reference)).toEqual([{ kind: 'late-shut-out' }]);
  });

  test('what stays is what the gateway took: credited and stray together', async () => {
    // One was told of by forged webhooks alone: it is found by asking.
    await sql('update payments.deposit set check_at = now()');
    await server.runTask('payments_follow_deposits');
    const [held] = await sql<{ sum: bigint }>(
      `select sum(amount)::bigint as sum from payments.receipt where gateway = 'sandbox' and currency = 'PHP'`,
    );
    // The one payment that was named for two deposits came once, and stands twice in the script.
    expect(held?.sum).toBe(gateway.sums().taken - 50_000n);
    const [credited] = await sql<{ sum: bigint }>(
      `select coalesce(sum(-amount), 0)::bigint as sum from ledger.entry where account = 'house:deposits:sandbox'`,
    );
    const [receipts] = await sql<{ sum: bigint }>(
      `select sum(amount)::bigint as sum from payments.receipt where state = 'credited'`,
    );
    expect(credited?.sum).toBe(receipts?.sum);
  });
});
