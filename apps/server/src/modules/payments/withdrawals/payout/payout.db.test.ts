import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import {
  createWithdrawer,
  followNow,
  houseOf,
  payAtOnce,
  type Withdrawer,
} from '../../../../testing/money/withdrawer.ts';
import {
  createScriptedGateway,
  type ScriptedGateway,
} from '../../../../testing/scripted-gateway.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let gateway: ScriptedGateway;
beforeAll(async () => {
  gateway = createScriptedGateway();
  server = await startTestServer({ gateways: [gateway] });
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
  const { rows } = await server.database.owner.query(
    `select sum(amount)::text as sum from ledger.entry where account = 'house:payouts:sandbox'`,
  );
  // The gateway's own books say what ours say.
  expect(BigInt(rows[0]?.sum ?? 0)).toBe(gateway.sums().paidOut);
  await server.stop();
});

const sql = (text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows);
const casesOf = async (id: string) =>
  (
    await sql(`select kind from payments.case where subject = $1 order by id`, [`withdrawal:${id}`])
  ).map(({ kind }) => kind);
const sentOf = (id: string) =>
  gateway.asked.filter(({ what, reference }) => what === 'payOut' && reference === `W${id}`).length;
const age = (id: string, hours: number) =>
  sql(
    `update payments.withdrawal set changed_at = (changed_at at time zone 'utc' - make_interval(hours => $2)) at time zone 'utc' where id = $1`,
    [id, hours],
  );

/** What a process that was killed leaves: a row that was reserved, and nobody who goes on with it. */
async function reserveAlone(player: Withdrawer): Promise<string> {
  const [row] = await sql(
    `select ids[1]::text as id from payments.reserve(array[$1::bigint], array['killed'], array[$2::bigint],
       array[30000::bigint], array[0::bigint], array['fully_kyc'])`,
    [player.id, player.accountId],
  );
  return row.id;
}

describe('killed', () => {
  test('after the reservation, the follower screens and pays it once', async () => {
    const player = await createWithdrawer(server);
    const id = await reserveAlone(player);
    expect((await player.read(id)).status).toBe('pending');
    expect(await player.balance()).toBe(70_000n);
    await followNow(server);
    expect((await player.read(id)).status).toBe('completed');
    expect(sentOf(id)).toBe(1);
  });

  test('before the gateway was called, the follower asks first and then sends it', async () => {
    const player = await createWithdrawer(server);
    const id = await reserveAlone(player);
    await sql(`select payments.move_withdrawal($1, $2, 'pending', 'paying', 'system')`, [
      player.id,
      id,
    ]);
    await followNow(server);
    expect((await player.read(id)).status).toBe('completed');
    expect(sentOf(id)).toBe(1);
    expect(gateway.asked.filter(({ reference }) => reference === `W${id}`)[0]?.what).toBe(
      'readPayout',
    );
  });

  test('after the gateway has paid and before it was posted, it is found paid and not sent again', async () => {
    const player = await createWithdrawer(server);
    gateway.mishap('payOut', 'lost');
    const { id } = await player.withdraw('300');
    await expect.poll(() => sentOf(id)).toBe(1);
    expect((await player.read(id)).status).toBe('paying');
    expect(await houseOf(server, player.id)).toEqual({ 'house:payouts-pending': 30_000n });
    gateway.mishap('payOut', null);
    await followNow(server);
    await followNow(server);
    expect((await player.read(id)).status).toBe('completed');
    expect(sentOf(id)).toBe(1);
    expect(await houseOf(server, player.id)).toEqual({ 'house:payouts:sandbox': 30_000n });
  });
});

describe('a payout', () => {
  test('that hangs holds up nobody, is never given back by guess, and becomes a case after a day', async () => {
    const player = await createWithdrawer(server);
    gateway.mishap('payOut', 'timeout');
    gateway.mishap('readPayout', 'timeout');
    const { id, status } = await player.withdraw('300');
    expect(status).toBe('paying');
    await followNow(server);
    expect(await casesOf(id)).toEqual([]);
    await age(id, 25);
    await followNow(server);
    await followNow(server);
    expect((await player.read(id)).status).toBe('paying');
    expect(await player.balance()).toBe(70_000n);
    expect(await casesOf(id)).toEqual(['payout-stuck']);
    gateway.mishap('payOut', null);
    gateway.mishap('readPayout', null);
    await followNow(server);
    expect((await player.read(id)).status).toBe('completed');
    expect([...gateway.payouts.keys()].filter((reference) => reference === `W${id}`)).toHaveLength(
      1,
    );
  });

  test('that fails after it was accepted comes back once, however often the gateway says so', async () => {
    const player = await createWithdrawer(server);
    gateway.payoutsBecome('accepted');
    const { id } = await player.withdraw('300');
    await expect.poll(() => gateway.payouts.has(`W${id}`)).toBe(true);
    await followNow(server);
    expect((await player.read(id)).status).toBe('paying');
    gateway.endPayout(`W${id}`, 'failed', 'no such account');
    const told = await Promise.all(
      Array.from({ length: 50 }, () =>
        gateway.tell(server.url, { kind: 'payout', reference: `W${id}` }),
      ),
    );
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
    await followNow(server);
    const { status, steps } = await player.read(id);
    expect(status).toBe('canceled');
    expect(steps).toHaveLength(3);
    expect(await player.balance()).toBe(100_000n);
    expect(await houseOf(server, player.id)).toEqual({});
  });

  test('that comes back days after it was paid is in the balance again, fee included, with a case', async () => {
    const player = await createWithdrawer(server, { channel: 'BPI' });
    const { id } = await player.withdraw('500');
    await player.until(id, 'completed');
    await age(id, 24 * 5);
    gateway.endPayout(`W${id}`, 'returned', 'account closed');
    await followNow(server);
    await followNow(server);
    const { status, steps } = await player.read(id);
    expect(status).toBe('canceled');
    expect(steps.at(-1)?.note).toContain('sent the payout back');
    expect(await player.balance()).toBe(100_000n);
    expect(await houseOf(server, player.id)).toEqual({});
    expect(await casesOf(id)).toEqual(['payout-returned']);
  });

  test('is followed for a week after it was paid, and then no more', async () => {
    const player = await createWithdrawer(server);
    const { id } = await player.withdraw('300');
    await player.until(id, 'completed');
    await age(id, 24 * 8);
    await followNow(server);
    const [row] = await sql('select check_at from payments.withdrawal where id = $1', [id]);
    expect(row.checkAt).toBeNull();
  });

  test('that the gateway refuses outright is given back', async () => {
    const player = await createWithdrawer(server);
    gateway.mishap('payOut', 'refused');
    const { id } = await player.withdraw('300');
    await player.until(id, 'canceled');
    expect(await player.balance()).toBe(100_000n);
  });

  test('that was given back and turns out to be paid is a case for staff, and moves nothing', async () => {
    const player = await createWithdrawer(server);
    gateway.payoutsBecome('failed');
    const { id } = await player.withdraw('300');
    await player.until(id, 'canceled');
    gateway.endPayout(`W${id}`, 'paid');
    await followNow(server);
    expect(await casesOf(id)).toEqual(['payout-contradicted']);
    expect(await player.balance()).toBe(100_000n);
    gateway.endPayout(`W${id}`, 'failed');
  });

  test('is not moved by a forged webhook, nor by one about nothing of ours', async () => {
    const player = await createWithdrawer(server);
    gateway.payoutsBecome('accepted');
    const { id } = await player.withdraw('300');
    await expect.poll(() => gateway.payouts.has(`W${id}`)).toBe(true);
    const forged = await gateway.tell(server.url, { kind: 'payout', reference: `W${id}` }, true);
    expect(forged.status).toBe(401);
    for (const reference of ['W1', 'W999999999999999999999', 'D1', '', "W1' or '1'='1"]) {
      const { status } = await gateway.tell(server.url, { kind: 'payout', reference });
      expect(status).toBe(200);
    }
    expect((await player.read(id)).status).toBe('paying');
    gateway.endPayout(`W${id}`, 'paid');
    await followNow(server);
    expect((await player.read(id)).status).toBe('completed');
  });
});

test('five failed payouts of a channel within ten minutes close it, with an entry and a case', async () => {
  gateway.payoutsBecome('failed');
  const player = await createWithdrawer(server, { pesos: 5000, channel: 'UnionBank' });
  for (const place of [1, 2, 3, 4, 5]) {
    const { id } = await player.withdraw('500');
    await player.until(id, 'canceled');
    const [channel] = await sql('select state from payments.channel where id = 2005');
    if (place < 5) expect(channel.state).toBe('open');
  }
  await expect
    .poll(() => sql('select state, closed_by from payments.channel where id = 2005'))
    .toEqual([{ state: 'closed', closedBy: 'failures' }]);
  expect(await refusalOf(player.withdraw('500'))).toBe('CHANNEL_CLOSED');
  expect(await sql(`select facts from payments.case where kind = 'channel-failures'`)).toEqual([
    { facts: { channel: 'UnionBank', failures: '5' } },
  ]);
  expect(
    await sql(`select actor from audit.entry where action = 'payments.channel-closed'`),
  ).toEqual([{ actor: 'payments.channel-failures' }]);
});
