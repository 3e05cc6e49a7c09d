import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { roleNames } from '@perya/contract/staff/roles';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import { createApiStaff } from '../../../../testing/api-staff.ts';
import { createVouchers } from '../../../../testing/money/create-vouchers.ts';
import { createPayingPlayer } from '../../../../testing/money/paying-player.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.owner.query<Row>(text, values)).rows;

/** A deposit of so many pesos that was completed so many hours ago. */
const deposit = (uid: bigint, pesos: number, hoursAgo = 0) =>
  sql(
    `insert into payments.deposit (bucket, uid, request_key, channel_id, amount, gateway, brand, expires_at, status, changed_at)
     values (platform.bucket_of($1), $1, gen_random_uuid()::text, 1001, $2, 'sandbox', 'h5', now(), 'completed',
       platform.clock() - $3 * interval '1 hour')`,
    [uid, pesos * 100, hoursAgo],
  );
const look = (uid: bigint) => sql('select payments.report_covered(array[$1::bigint])', [uid]);
const reportsOf = (uid: bigint) =>
  sql<{ facts: object }>(`select facts from payments.case where uid = $1 and kind = 'covered'`, [
    uid,
  ]);

test('what is paid in and out in a day is reported above five million pesos, and neither at it nor across days', async () => {
  expect(await sql(`select amount from payments.rule where name = 'covered'`)).toEqual([
    { amount: 500_000_000n },
  ]);
  const { uid } = await createPayingPlayer(server);
  await deposit(uid, 4_000_000, 25);
  await deposit(uid, 3_000_000);
  await sql(
    `insert into payments.withdrawal (bucket, uid, request_key, channel_id, account_id, amount, gateway)
     values (platform.bucket_of($1), $1, 'out', 1001, 1, 200000000, 'sandbox')`,
    [uid],
  );
  await look(uid);
  expect(await reportsOf(uid)).toEqual([]);
  await deposit(uid, 1);
  await look(uid);
  await look(uid);
  expect(await reportsOf(uid)).toMatchObject([
    { facts: { paid_in: '3000001.00', paid_out: '2000000.00', together: '5000001.00' } },
  ]);
});

test('a deposit is looked at when it is credited', async () => {
  await sql(`update payments.rule set amount = 40000 where name = 'covered'`);
  const player = await createPayingPlayer(server);
  const { id } = await player.start();
  server.gateway.pay(`D${id}`);
  await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
  expect(await reportsOf(player.uid)).toMatchObject([
    { facts: { paid_in: '500.00', paid_out: '0.00' } },
  ]);
  await sql(`update payments.rule set amount = 500000000 where name = 'covered'`);
});

test('a payment that staff match and a voucher are paid in too, each looked at when it is credited; what the house gives is not', async () => {
  await sql(`update payments.rule set amount = 55000 where name = 'covered'`);
  const { uid, client } = await createPayingPlayer(server);
  await sql(
    `insert into payments.receipt (gateway, payment_id, reference, amount, currency, paid_at, state)
     values ('sandbox', 'P1', 'nobody', 50000, 'PHP', now(), 'stray')`,
  );
  expect(await sql(`select payments.adjust($1, 100000, 'goodwill', 'test')`, [uid])).toHaveLength(
    1,
  );
  expect(
    await sql(`select payments.match_receipt('sandbox', 'P1', $1, 'test') as outcome`, [uid]),
  ).toEqual([{ outcome: 'DONE' }]);
  expect(await reportsOf(uid)).toEqual([]);
  const [exchangeCode = ''] = await createVouchers(server, { count: 1 });
  await client.call(calls.exchangeVoucher, { exchangeCode }, { idempotencyKey: randomUUID() });
  expect(await reportsOf(uid)).toMatchObject([{ facts: { paid_in: '600.00' } }]);
  await sql(`update payments.rule set amount = 45000 where name = 'covered'`);
  const other = await createPayingPlayer(server);
  await sql(
    `insert into payments.receipt (gateway, payment_id, reference, amount, currency, paid_at, state)
     values ('sandbox', 'P2', 'nobody', 50000, 'PHP', now(), 'stray')`,
  );
  await sql(`select payments.match_receipt('sandbox', 'P2', $1, 'test')`, [other.uid]);
  expect(await reportsOf(other.uid)).toMatchObject([{ facts: { paid_in: '500.00' } }]);
  await sql(`update payments.rule set amount = 500000000 where name = 'covered'`);
});

test('of the reports of the law only risk, the AML officer, the auditor and administrators learn, role by role', async () => {
  const { uid } = await createPayingPlayer(server);
  await deposit(uid, 6_000_000);
  await look(uid);
  const [found] = await sql<{ id: bigint }>(
    `select id from payments.case where uid = $1 and kind = 'covered'`,
    [uid],
  );
  const id = String(found?.id);
  for (const role of roleNames) {
    const { client } = await createApiStaff(server, role);
    const list = client.call(staffCalls.listPaymentCases, { uid: String(uid) });
    if (!['administrator', 'auditor', 'risk', 'aml', 'support', 'cashier'].includes(role)) {
      expect([role, await refusalOf(list)]).toEqual([role, 'FORBIDDEN']);
      continue;
    }
    const sees = ['administrator', 'auditor', 'risk', 'aml'].includes(role);
    expect([role, (await list).rows.length, (await list).count]).toEqual(
      sees ? [role, 1, 1] : [role, 0, 0],
    );
    const read = client.call(staffCalls.readPaymentCase, { id });
    if (sees) expect((await read).kind).toBe('covered');
    else expect([role, await refusalOf(read)]).toEqual([role, 'NOT_FOUND']);
  }
  const { client } = await createApiStaff(server, 'cashier');
  expect(await refusalOf(client.call(staffCalls.claimPaymentCase, { id }))).toBe('NOT_FOUND');
  const close = { id, outcome: 'mistaken', words: 'Nothing here' } as const;
  expect(await refusalOf(client.call(staffCalls.closePaymentCase, close))).toBe('NOT_FOUND');
});
