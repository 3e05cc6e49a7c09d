import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { liveTopics } from '@perya/contract/live';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectLive } from '../../../platform/live/testing/live-client.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let second: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
  staff = await createApiStaff(server, 'content');
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  return {
    ...player,
    shown: async () => (await player.client.call(calls.listHouseNotices, {})).notices,
    async listen(on: TestServer) {
      const credential = await player.client.call(calls.getLiveCredential, {});
      const line = await connectLive(on.url, credential);
      await line.subscribe(credential.topics);
      return line;
    },
  };
}

const now = () => Math.floor(Date.now() / 1000);
const noticeOf = (given: object = {}) => ({
  key: randomUUID(),
  text_en: 'We are away for a short while.',
  text_tl: 'Saglit kaming mawawala.',
  from: now() + 600,
  until: now() + 4200,
  reason: 'Planned work',
  ...given,
});
const publish = (given: object = {}) =>
  staff.client.call(staffCalls.publishNotice, noticeOf(given));

describe('a notice of maintenance', () => {
  test('reaches every app that is open, on every process, and whoever comes while it lasts [M-399 M-508 G-114]', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    const lines = [await ana.listen(server), await ben.listen(second)];
    const sent = noticeOf();
    const { rows } = await staff.client.call(staffCalls.publishNotice, sent);
    const messageId = `m-${rows[0]?.id}`;
    const expected = {
      messageId,
      cash_type: 999,
      amount: '0.00',
      name: sent.text_en,
      name_tl: sent.text_tl,
      from: sent.from,
      until: sent.until,
    };
    for (const line of lines) {
      expect(await line.next(({ cash_type }) => cash_type === 999)).toEqual(expected);
      expect(line.received.at(-1)?.topic).toBe(liveTopics.house());
    }
    const late = await newPlayer();
    expect(await late.shown()).toContainEqual(expected);
    // Sent again by somebody who got no answer: it stands once, and nobody is told again.
    await staff.client.call(staffCalls.publishNotice, sent);
    const ids = (await late.shown()).map((notice) => notice.messageId);
    expect(ids.filter((id) => id === messageId)).toHaveLength(1);
    expect(lines.map(({ received }) => received.length)).toEqual([1, 1]);
  });

  test('is withdrawn before its time by staff, once, and both stand in the audit', async () => {
    const player = await newPlayer();
    const { rows } = await publish({ text_en: 'Withdrawn soon' });
    const id = rows[0]?.id ?? '';
    const withdraw = () =>
      staff.client.call(staffCalls.withdrawNotice, { id, reason: 'It is done' });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, withdraw));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(withdraw())).toBe('NOTHING_TO_CHANGE');
    const seen = (await player.shown()).map(({ messageId }) => messageId);
    expect(seen).not.toContain(`m-${id}`);
    const { rows: entries } = await server.database.pool.query<{ action: string }>(
      `select action from audit.entry where action like 'messages.notice-%'
         and coalesce(after ->> 'id', before ->> 'id') = $1 order by seq`,
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'messages.notice-published',
      'messages.notice-withdrawn',
    ]);
  });

  test('is over with its end, and one that is over or without words is refused', async () => {
    const player = await newPlayer();
    const { rows } = await publish({ text_en: 'Over soon' });
    await server.database.owner.query(
      `update messages.house_notice set from_at = now() - interval '2 h', until_at = now() where id = $1`,
      [rows[0]?.id],
    );
    const shown = (await player.shown()).map(({ name }) => name);
    expect(shown).not.toContain('Over soon');
    expect(await refusalOf(publish({ from: now() - 900, until: now() - 1 }))).toBe('NOTICE_OVER');
    for (const broken of [
      { until: now() + 60 },
      { until: now() + 40 * 86_400 },
      { text_tl: '  ' },
      { text_en: 'x'.repeat(401) },
      { key: 'mine' },
    ]) {
      expect(await refusalOf(publish(broken))).toBe('INVALID_INPUT');
    }
  });

  test('is published by whoever may, and read by players alone', async () => {
    const cashier = await createApiStaff(server, 'cashier');
    expect(await refusalOf(cashier.client.call(staffCalls.listNotices, {}))).toBe('FORBIDDEN');
    expect(await refusalOf(cashier.client.call(staffCalls.publishNotice, noticeOf()))).toBe(
      'FORBIDDEN',
    );
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.listHouseNotices, {}))).toBe(
      'UNAUTHENTICATED',
    );
  });
});
