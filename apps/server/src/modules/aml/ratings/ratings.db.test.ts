import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { depositPast } from '../../../testing/money/deposit-past.ts';
import { createWithdrawer } from '../../../testing/money/withdrawer.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'aml');
  ben = await createApiStaff(server, 'aml');
});
afterAll(() => server.stop());

const sql = (text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows);

async function settle(): Promise<void> {
  await server.settle();
  await server.runTask('aml_look');
}

test('a player is rated by what is known, and looked at again by the rating', async () => {
  const player = await createWithdrawer(server);
  const ratingOf = async () => {
    const { rows } = await ana.client.call(staffCalls.listAmlRatings, { uid: player.uid });
    return rows[0];
  };
  expect(await ratingOf()).toBeUndefined();
  await depositPast(server, player, 5000, 24 * 40);
  await settle();
  expect(await ratingOf()).toMatchObject({ rating: 'low', reasons: [], is_due: false });
  await depositPast(server, player, 95_000);
  await settle();
  const normal = await ratingOf();
  expect(normal).toMatchObject({ rating: 'normal', reasons: ['large'] });
  await ana.client.call(staffCalls.openAmlCase, { uid: player.uid, reason: 'Seen' });
  await settle();
  const high = await ratingOf();
  expect(high).toMatchObject({ rating: 'high', reasons: ['open-case', 'large'] });
  expect((high?.review_on ?? '') < (normal?.review_on ?? '')).toBe(true);
  await sql('update aml.rating set review_on = current_date - 1 where uid = $1', [player.id]);
  expect(await ratingOf()).toMatchObject({ is_due: true });
  const review = { uid: player.uid, reason: 'Payslips were seen' };
  const { review_on } = await ben.client.call(staffCalls.reviewAmlRating, review);
  expect(await ratingOf()).toMatchObject({
    is_due: false,
    review_on,
    reviewed_by: `staff:${ben.id}`,
  });
  expect(
    await sql('select words from aml.rating_step where uid = $1 order by id', [player.id]),
  ).toHaveLength(4);
});
