import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([
    createApiStaff(server, 'promotions'),
    createApiStaff(server, 'promotions'),
  ]);
});
afterAll(() => server.stop());

const planned = { reason: 'planned', words: 'For the new season' } as const;
const thresholds = async () =>
  (await ana.client.call(staffCalls.listVipLevels, {})).map(({ xp }) => xp);
const ask = (xp: number[], seen: number[], by = ana) =>
  by.client.call(staffCalls.askVipLevels, { xp, seen, ...planned });

test('two people change what the levels need, all of them at once, and players read it so', async () => {
  const seen = await thresholds();
  // Each takes the place of the next one: no two are ever the same on the way.
  const wanted = seen.map((xp, place) => seen[place + 1] ?? xp * 2);
  const { id } = await ask(wanted, seen);
  expect(await refusalOf(approveAs(ana, id))).toBe('REQUEST_OWN');
  expect(await thresholds()).toEqual(seen);
  expect((await approveAs(ben, id)).says).toContain('VIP 1: 3000 XP (instead of 1000)');
  expect(await thresholds()).toEqual(wanted);
  const player = createApiPlayer(server.url);
  await player.login();
  expect((await player.client.call(calls.getVip, {})).next_xp).toBe(3000);
  const { rows } = await server.database.owner.query(
    `select before, after from audit.entry where action = 'vip.levels-changed'`,
  );
  expect(rows).toMatchObject([{ before: { xp: seen }, after: { xp: wanted } }]);
});

test('a table that was seen differently, that does not rise or that changes nothing is refused', async () => {
  const seen = await thresholds();
  const [first = 0, second = 0, ...others] = seen;
  expect(await refusalOf(ask([first + 1, second, ...others], [first - 1, second, ...others]))).toBe(
    'CHANGED_MEANWHILE',
  );
  expect(await refusalOf(ask([second, first, ...others], seen))).toBe('VIP_ORDER');
  expect(await refusalOf(ask([second, second, ...others], seen))).toBe('VIP_ORDER');
  expect(await refusalOf(ask(seen, seen))).toBe('NOTHING_TO_CHANGE');
  expect(await refusalOf(ask(seen.slice(1), seen))).toBe('INVALID_INPUT');
  const support = await createApiStaff(server, 'support');
  expect(await refusalOf(ask([first + 1, second, ...others], seen, support))).toBe('FORBIDDEN');
});
