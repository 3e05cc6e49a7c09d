import { staffCalls } from '@perya/contract/staff/staff-calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GatewayFailure, type GatewayLine } from '../../../providers/payments/gateway.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { createScriptedGateway } from '../../../testing/scripted-gateway.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const dayMs = 24 * 3600 * 1000;
/** Noon of a day in Manila that is over. */
const daysAgo = (days: number) => {
  const day = new Date(Date.now() + 8 * 3600 * 1000 - days * dayMs).toISOString().slice(0, 10);
  return { day, at: new Date(`${day}T12:00:00+08:00`) };
};

const file = new Map<string, GatewayLine[]>();
let isDown = false;
let server: TestServer;
let cashier: ApiStaff;
beforeAll(async () => {
  const scripted = createScriptedGateway();
  const gateway = {
    ...scripted,
    name: 'sandbox',
    can: { payOut: true, readDay: true },
    async *readDay(day: string) {
      if (isDown) throw new GatewayFailure('unreachable');
      yield* file.get(day) ?? [];
    },
  };
  server = await startTestServer({ gateways: [gateway] });
  cashier = await createApiStaff(server, 'cashier');
});
afterAll(() => server.stop());

const compare = () => server.runTask('payments_compare_days');
const listed = async () => (await cashier.client.call(staffCalls.listReconciliations, {})).rows;
const cases = async () =>
  (await cashier.client.call(staffCalls.listPaymentCases, { limit: 200 })).rows.map(
    ({ kind, subject, facts }) => [
      kind,
      subject,
      Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    ],
  );

const line = (
  paymentId: string,
  amount: number,
  at: Date,
  more: Partial<GatewayLine> = {},
): GatewayLine => ({
  kind: 'payment',
  reference: 'D1',
  paymentId,
  currency: 'PHP',
  at,
  amount: centavos(amount),
  ...more,
});

const noteReceipt = (paymentId: string, amount: number, at: Date) =>
  server.database.pool.query(
    `insert into payments.receipt (gateway, payment_id, reference, amount, currency, paid_at, state)
     values ('sandbox', $1, 'D1', $2, 'PHP', $3, 'stray')`,
    [paymentId, amount, at],
  );

test('a file that cannot be read is said so and read at the next run', async () => {
  isDown = true;
  await compare();
  expect((await listed()).map(({ problem }) => problem)).toContain('unreachable');
  isDown = false;
  await compare();
  expect((await listed()).every(({ problem }) => problem === '')).toBe(true);
  expect(await cases()).toEqual([]);
});

test('every difference is one case, and a second look opens none again', async () => {
  const { day, at } = daysAgo(1);
  const before = daysAgo(2);
  await noteReceipt('equal', 10_000, at);
  await noteReceipt('other', 10_000, at);
  await noteReceipt('gone', 5000, before.at);
  file.set(day, [
    line('equal', 10_000, at),
    line('other', 9000, at),
    line('unheard', 7000, at),
    line('strange', 4000, at, { kind: 'payout', reference: 'W999999999' }),
  ]);
  await server.database.pool.query('delete from payments.reconciliation where day = $1', [day]);
  await compare();
  const expected = [
    ['line-differs', 'receipt:sandbox/other', { gateway_amount: '90.00', our_amount: '100.00' }],
    ['missing-here', 'receipt:sandbox/unheard', { gateway_amount: '70.00' }],
    ['missing-here', 'withdrawal:W999999999', { gateway_amount: '40.00' }],
    ['missing-there', 'receipt:sandbox/gone', { our_amount: '50.00' }],
  ];
  const found = await cases();
  expect(found).toHaveLength(expected.length);
  for (const [kind, subject, facts] of expected) {
    expect(found).toContainEqual([kind, subject, expect.objectContaining(facts as object)]);
  }
  const [latest] = await listed();
  expect(latest).toMatchObject({ day, gateway: 'sandbox', lines: 4, differences: 4, problem: '' });
  await server.database.pool.query('delete from payments.reconciliation where day = $1', [day]);
  await compare();
  expect(await cases()).toHaveLength(expected.length);
});
