import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { pauseOthers } from '../../../testing/promotions/pause-others.ts';
import { playRound } from '../../../testing/promotions/play-round.ts';
import { dayAgo, setClock } from '../../../testing/promotions/set-clock.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'promotions');
  await pauseOthers(server, ['ranking']);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const promotion = 7;
const day = dayAgo(5);
const reason = 'Played by a script';
const rank = () => server.runTask('promotions_rank_players');
const read = (who = staff) => who.client.call(staffCalls.readStaffRanking, { promotion, day });
const listed = async () => {
  const { ranking } = await read();
  return {
    places: ranking?.places.map(({ uid }) => uid),
    out: ranking?.disqualified.map(({ uid }) => uid),
  };
};
const decide = (verb: 'disqualifyPlayer' | 'requalifyPlayer', uid: bigint, who = staff) =>
  who.client.call(staffCalls[verb], { promotion, day, uid: String(uid), reason });

test('a disqualified player is out of the list at once and out of the prizes, once and with a reason, of fifty who say so; who was let in again has theirs', async () => {
  await setClock(server, `${day}T12:00:00+08:00`);
  const [cheat, good, fair] = (await Promise.all(
    [1, 2, 3].map(() => addPlayer(server, 0, { tester: false })),
  )) as [bigint, bigint, bigint];
  const at = new Date(`${day}T11:00:00+08:00`);
  await playRound(server, cheat, { stake: 90_000, at });
  await playRound(server, good, { stake: 50_000, at });
  await playRound(server, fair, { stake: 40_000, at });
  await server.settle();
  await rank();
  expect((await listed()).places).toEqual([cheat, good, fair].map(String));

  const tried = await Promise.all(
    Array.from({ length: 50 }, () => decide('disqualifyPlayer', cheat)),
  );
  expect(new Set(tried.map(({ places }) => places.length))).toEqual(new Set([2]));
  await decide('disqualifyPlayer', good);
  expect(await listed()).toEqual({
    places: [String(fair)],
    out: [String(good), String(cheat)],
  });
  const { ranking } = await read();
  expect(ranking?.disqualified[1]).toMatchObject({
    nickname: expect.stringMatching(/•••$/),
    staked: '900.00',
    by: `staff:${staff.id}`,
    reason,
  });
  const entries = (await readAudit(server, String(cheat))).filter(
    ({ action }) => action === 'promotions.disqualified',
  );
  expect(entries).toMatchObject([{ after: { promotion: '7', day } }]);
  await decide('requalifyPlayer', good);
  expect((await listed()).places).toEqual([String(good), String(fair)]);

  await setClock(server, `${dayAgo(4)}T00:00:01+08:00`);
  await expect
    .poll(async () => {
      await server.settle();
      await rank();
      return (await read()).ranking?.settled_at ?? null;
    })
    .not.toBeNull();
  const wallets = await Promise.all(
    [cheat, good, fair].map(async (uid) => (await server.ledger.wallet(uid)).balance),
  );
  expect(wallets).toEqual([0n, 2_500_000n, 1_200_000n]);
  const decided = (await read()).ranking;
  expect(decided?.is_final).toBe(true);
  expect(decided?.places.map((place) => place.prize_state)).toEqual(['given', 'given']);
  for (const verb of ['disqualifyPlayer', 'requalifyPlayer'] as const) {
    expect(await refusalOf(decide(verb, fair))).toBe('RANKING_DECIDED');
  }
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toMatch(/perya_promotion_days_to_settle\{promotion="7"\} \d+/);
  expect(figures).toMatch(/perya_promotion_settled_timestamp_seconds\{promotion="7"\} \d+/);
});

test('a ranking is read by whoever sees promotions and decided by whoever may; what is not there is not found', async () => {
  await setClock(server);
  const support = await createApiStaff(server, 'support');
  expect((await read(support)).contests.map(({ id }) => id)).toContain(promotion);
  expect(await refusalOf(decide('disqualifyPlayer', 1n, support))).toBe('FORBIDDEN');
  expect(await refusalOf(decide('disqualifyPlayer', 1n))).toBe('NOT_FOUND');
  const unknown = { promotion: 999_999, day };
  expect(await refusalOf(staff.client.call(staffCalls.readStaffRanking, unknown))).toBe(
    'NOT_FOUND',
  );
  const player = createApiPlayer(server.url);
  await player.login();
  expect(await player.client.call(calls.readRanking, {})).toMatchObject({
    contest: { own: { takes_part: true } },
  });
});
