import type { InputOf } from '@perya/contract/call';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiStaff, createApiStaff } from '../../../../testing/api-staff.ts';
import { createWithdrawer } from '../../../../testing/money/withdrawer.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let cashier: ApiStaff;
const ids: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  cashier = await createApiStaff(server, 'cashier');
  for (const pesos of [500, 1500, 800]) {
    const player = await createWithdrawer(server, { pesos });
    ids.push((await player.withdraw(String(pesos))).id);
  }
  await server.database.owner.query(
    `update payments.withdrawal set created_at = (created_at at time zone 'utc' - interval '3 days') at time zone 'utc' where id = $1`,
    [ids[0]],
  );
}, 120_000);
afterAll(() => server.stop());

type Ask = InputOf<typeof staffCalls.listStaffWithdrawals>;
const list = (input: Ask = {}) => cashier.client.call(staffCalls.listStaffWithdrawals, input);
const amountsOf = async (input: Ask) => (await list(input)).rows.map(({ amount }) => amount);

describe('the list of withdrawals', () => {
  test('is ordered by time and by amount, page by page', async () => {
    expect(await amountsOf({})).toEqual(['500.00', '1500.00', '800.00']);
    expect(await amountsOf({ order: 'newest' })).toEqual(['800.00', '1500.00', '500.00']);
    expect(await amountsOf({ order: 'smallest' })).toEqual(['500.00', '800.00', '1500.00']);
    const first = await list({ order: 'largest', limit: 2 });
    expect(first.rows.map(({ amount }) => amount)).toEqual(['1500.00', '800.00']);
    const next = await list({ order: 'largest', limit: 2, cursor: first.next ?? '' });
    expect(next.rows.map(({ amount }) => amount)).toEqual(['500.00']);
    expect(next.sums).toBeNull();
  });

  test('says what all that fits comes to, by days and amounts too', async () => {
    expect((await list({ limit: 1 })).sums).toMatchObject({ amount: '2800.00' });
    const from = Math.floor(Date.now() / 1000) - 86_400;
    expect(await list({ from })).toMatchObject({ count: 2, sums: { amount: '2300.00' } });
    expect(await list({ before: from })).toMatchObject({ count: 1, sums: { amount: '500.00' } });
    expect(await amountsOf({ amount_min: '800.00', amount_max: '1000.00' })).toEqual(['800.00']);
    expect(await list({ amount_min: '9000.00' })).toMatchObject({
      count: 0,
      sums: { amount: '0.00' },
    });
  });

  test.each([
    ['an amount without its centavos', { amount_min: '800' }],
    ['an order that it does not have', { order: 'by-name' as never }],
    ['a moment that is none', { from: -1 }],
  ])('refuses %s', async (_, input) => {
    await expect(list(input)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
