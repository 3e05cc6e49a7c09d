import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'promotions');
});
afterAll(() => server.stop());

const list = (filter: object) => staff.client.call(staffCalls.listStaffPromotions, filter);

test('promotions are listed with how they stand, page by page and by every filter', async () => {
  const running = await makePromotion(server, { id: 901, budget: 500_00n });
  const scheduled = await makePromotion(server, { id: 902, startsAt: '2100-01-01T00:00:00Z' });
  const over = await makePromotion(server, { id: 903, endsAt: '2021-01-01T00:00:00Z' });
  const uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone: '9170000901',
    username: 'earns',
    nickname: null,
    tester: false,
  });
  const options = { promotion: running, isCredited: true, by: 'system' };
  await server.promotions.grant([{ uid, period: 'once', amount: 120_00n }], options);
  const first = await list({ limit: 2 });
  expect(first.rows.map(({ id, state }) => [id, state])).toEqual([
    [over, 'ended'],
    [scheduled, 'scheduled'],
  ]);
  const second = await list({ limit: 1, cursor: first.next });
  expect(second.rows).toMatchObject([
    { id: running, state: 'running', budget: '500.00', spent: '120.00', rewards: 1 },
  ]);
  expect(second.rows[0]?.spent_today).toBe('120.00');
  expect((await list({ q: '902' })).rows.map(({ id }) => id)).toEqual([scheduled]);
  const tasks = await list({ kind: 'task', q: 'slots' });
  expect(tasks.rows.map(({ name_en }) => name_en)).toEqual([
    'Play rounds of slots today',
    'Play rounds of slots',
  ]);
  expect(tasks.rows[0]).toMatchObject({ currency: 'FIL', spent: '0', budget: null });
  expect((await list({ state: 'scheduled' })).count).toBe(1);
});

test('one promotion is shown as it stands, and what is none is refused', async () => {
  const found = await staff.client.call(staffCalls.readStaffPromotion, { id: 6 });
  expect(found).toMatchObject({
    id: 6,
    kind: 'rebate',
    content: { day_cap: '1000000.00', rules: { share: 50 }, cash_type: 4005 },
    revision: 0,
    draft: null,
    revisions: [],
    days: [],
  });
  expect(await refusalOf(staff.client.call(staffCalls.readStaffPromotion, { id: 77 }))).toBe(
    'NOT_FOUND',
  );
});
