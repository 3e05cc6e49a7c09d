import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { depositPast } from '../../../testing/money/deposit-past.ts';
import { createWithdrawer, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'aml');
  await server.database.owner.query(`update aml.rule set is_on = true where name = 'table-mates'`);
});
afterAll(() => server.stop());

/** So many hands of both, in each of which one loses so much to the other. */
const sitTogether = (winner: Withdrawer, loser: Withdrawer, hands: number, pesos: number) =>
  server.database.owner.query(
    `insert into games.table_seat (bucket, uid, venue, hand, put, won)
     select platform.bucket_of(s.uid), s.uid, 'studio', 'hand ' || $1 || ' ' || n, s.put, s.won
     from generate_series(1, $3) n, (values ($1::bigint, 100, $4::bigint), ($2::bigint, $4::bigint, 0)) s(uid, put, won)`,
    [winner.uid, loser.uid, hands, pesos * 100],
  );

async function foundOf(player: Withdrawer) {
  // On the day of the hands: an hour ago may be the day before.
  await depositPast(server, player, 1_000, 0);
  await server.settle();
  await server.runTask('aml_look');
  const { rows } = await ana.client.call(staffCalls.listAmlCases, { uid: player.uid });
  const [found] = rows;
  if (!found) return [];
  const { findings } = await ana.client.call(staffCalls.readAmlCase, { id: found.id });
  return findings.map(({ ground, amount, count }) => ({ ground, amount, count }));
}

test('a player to whom another loses again and again at tables is a case of the officers once money moves', async () => {
  const winner = await createWithdrawer(server);
  const loser = await createWithdrawer(server);
  await sitTogether(winner, loser, 24, 250);
  expect(await foundOf(winner)).toEqual([{ ground: 'table-mates', amount: '6000.00', count: 24 }]);
  expect(await foundOf(loser)).toEqual([{ ground: 'table-mates', amount: '6000.00', count: 24 }]);
});

test('players who meet as often as anybody, and lose little to each other, are no case', async () => {
  const one = await createWithdrawer(server);
  const other = await createWithdrawer(server);
  await sitTogether(one, other, 24, 20);
  expect(await foundOf(one)).toEqual([]);
});
