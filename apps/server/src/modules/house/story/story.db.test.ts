import type { StoryLine } from '@perya/contract/house/staff-calls/player-story';
import { storyKinds } from '@perya/contract/house/staff-calls/player-story';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { recordRound } from '../../../testing/games/record-round.ts';
import { depositPast } from '../../../testing/money/deposit-past.ts';
import { createWithdrawer, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
let player: Withdrawer;
let uid: string;
const hourMs = 3_600_000;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
  player = await createWithdrawer(server);
  uid = String(player.id);
  const before = new Date(Date.now() - 2 * hourMs);
  await recordRound(server, player.id, { stake: 100, payout: 0, at: before });
  await recordRound(server, player.id, { stake: 200, payout: 500, at: before });
  await recordRound(server, player.id, { stake: 300, payout: 0 });
  await player.withdraw('300');
  await support.client.call(staffCalls.addPlayerNote, { uid, text: 'Called about the payout' });
}, 120_000);
afterAll(() => server.stop());

/** The whole story, a few lines at a time. */
async function tell(who: ApiStaff, kind?: StoryLine['kind']): Promise<StoryLine[]> {
  const lines: StoryLine[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { rows: StoryLine[]; next: string | null } = await who.client.call(
      staffCalls.listPlayerStory,
      { uid, limit: 2, ...(kind && { kind }), ...(cursor && { cursor }) },
    );
    lines.push(...page.rows);
    cursor = page.next;
  }
  return lines;
}

describe('the story of a player', () => {
  test('tells what every module knows, each line once and the newest first', async () => {
    const lines = await tell(support);
    const moments = lines.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'withdrawal', amount: '300.00', opens: expect.any(String) }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'note', about: 'Called about the payout', by: 'Support' }),
    );
    expect(lines.some(({ event, state }) => event === 'status' && state !== null)).toBe(true);
  });

  test('tells play by the sitting: games, rounds, and what it did to the balance', async () => {
    expect(await tell(support, 'play')).toMatchObject([
      { about: expect.stringMatching(/ · 1×$/), amount: '-3.00' },
      { about: expect.stringMatching(/ · 2×$/), amount: '2.00' },
    ]);
  });

  test('is filtered by kind', async () => {
    for (const kind of storyKinds) {
      for (const line of await tell(support, kind)) expect(line.kind).toBe(kind);
    }
    expect(await tell(support, 'note')).toHaveLength(1);
  });

  test('leaves out what the caller may not read', async () => {
    const reviewer = await createApiStaff(server, 'reviewer');
    const kinds = new Set((await tell(reviewer)).map(({ kind }) => kind));
    expect(kinds).toContain('note');
    expect(kinds).not.toContain('payment');
    expect(await tell(reviewer, 'payment')).toEqual([]);
    const content = await createApiStaff(server, 'content');
    expect(await refusalOf(tell(content))).toBe('FORBIDDEN');
  });

  test('has figures in all and by the day, of what the caller may read', async () => {
    await server.database.owner.query(
      `insert into limits.day (bucket, uid, day, staked, won)
       values (platform.bucket_of($1), $1, platform.manila_day(now()), 5000, 2000)
       on conflict on constraint day_pkey do update set staked = 5000, won = 2000`,
      [uid],
    );
    const { rows } = await support.client.call(staffCalls.readPlayerFigures, { uid });
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      ['bonuses', 'deposited', 'ggr', 'withdrawn'].toSorted(),
    );
    for (const { name, total, days } of rows) {
      expect(days, name).toHaveLength(14);
      // Everything of this player is of today or yesterday.
      const sum = days.reduce((all, day) => all + Number(day), 0);
      expect(sum, name).toBeCloseTo(Number(total));
    }
    expect(rows.find(({ name }) => name === 'ggr')?.total).toBe('30.00');
    const reviewer = await createApiStaff(server, 'reviewer');
    const { rows: few } = await reviewer.client.call(staffCalls.readPlayerFigures, { uid });
    expect(few.map(({ name }) => name)).toEqual(['ggr']);
  });

  test('counts as deposited what has come, and no attempt', async () => {
    const deposited = async () => {
      const { rows } = await support.client.call(staffCalls.readPlayerFigures, { uid });
      return Number(rows.find(({ name }) => name === 'deposited')?.total);
    };
    const before = await deposited();
    await depositPast(server, player, 500);
    await server.database.owner.query(
      `insert into payments.deposit (bucket, uid, request_key, channel_id, amount, status, gateway, brand, expires_at)
       select platform.bucket_of($1), $1::bigint, gen_random_uuid()::text,
         (select min(c.id) from payments.channel c where c.mode = 'deposit'), 70000, tried, 'sandbox', 'perya', now()
       from unnest(array['paying', 'timeout', 'canceled']) as tried`,
      [uid],
    );
    expect(await deposited()).toBe(before + 500);
    const { deposits } = await support.client.call(staffCalls.readMoneyStory, { uid });
    expect(Number(deposits.sum)).toBe(before + 500);
  });

  test('refuses a cursor that is not ours', async () => {
    const asked = support.client.call(staffCalls.listPlayerStory, { uid, cursor: 'nonsense' });
    expect(await refusalOf(asked)).toBe('INVALID_INPUT');
  });
});
