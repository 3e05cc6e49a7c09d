import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let auditor: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'support');
  auditor = await createApiStaff(server, 'auditor');
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  const send = (text: string) =>
    player.client.call(calls.sendSupportMessage, { key: randomUUID(), text, pictures: [] });
  return { uid, send };
}

const claim = (uid: string) => ana.client.call(staffCalls.claimConversation, { uid });
const answer = (uid: string, text: string) =>
  ana.client.call(staffCalls.answerConversation, { uid, text, key: randomUUID(), pictures: [] });
const read = (uid: string) => ana.client.call(staffCalls.readConversation, { uid });

describe('marks of a conversation', () => {
  const mark = (uid: string, tag: 'deposit' | 'complaint', on = true, who = ana) =>
    who.client.call(staffCalls.tagConversation, { uid, tag, on });
  const listed = async (uid: string, tag: 'deposit' | 'complaint') =>
    (await ana.client.call(staffCalls.listConversations, { uid, tag })).rows;

  test('say what it is about, each once, find it, and stand in the audit', async () => {
    const { uid, send } = await newPlayer();
    await send('Where is my money?');
    await Promise.all(Array.from({ length: 5 }, () => mark(uid, 'deposit')));
    expect(await mark(uid, 'complaint')).toEqual({ tags: ['deposit', 'complaint'] });
    expect(await listed(uid, 'deposit')).toMatchObject([{ tags: ['deposit', 'complaint'] }]);
    expect(await mark(uid, 'deposit', false)).toEqual({ tags: ['complaint'] });
    expect(await listed(uid, 'deposit')).toEqual([]);
    expect((await readAudit(server, uid)).at(-1)).toMatchObject({
      action: 'support.conversation-tagged',
      after: { tag: 'deposit', on: false },
    });
  });

  test('are not set by whoever only reads, nor where nobody has written', async () => {
    const { uid, send } = await newPlayer();
    expect(await refusalOf(mark(uid, 'deposit'))).toBe('NOT_FOUND');
    await send('Hello');
    expect(await refusalOf(mark(uid, 'deposit', true, auditor))).toBe('FORBIDDEN');
  });

  test('are of what was closed: the next word is about something else', async () => {
    const { uid, send } = await newPlayer();
    await send('Hello');
    await mark(uid, 'deposit');
    await claim(uid);
    await ana.client.call(staffCalls.closeConversation, { uid, read_up_to: 1, outcome: 'solved' });
    expect((await read(uid)).tags).toEqual(['deposit']);
    await send('Another thing');
    expect((await read(uid)).tags).toEqual([]);
  });
});

describe('an answer', () => {
  test('says how long the player had waited, of the first one alone', async () => {
    const { uid, send } = await newPlayer();
    await send('Hello');
    await send('Is anybody there?');
    await server.database.owner.query(
      `update support.conversation set waiting_since = waiting_since - interval '5 minutes' where uid = $1`,
      [uid],
    );
    await claim(uid);
    const { waited_seconds } = await answer(uid, 'Yes');
    expect(waited_seconds).toBeGreaterThanOrEqual(300);
    expect(waited_seconds).toBeLessThan(360);
    expect((await answer(uid, 'What is it?')).waited_seconds).toBeNull();
    expect((await read(uid)).thread.map((message) => message.waited_seconds)).toEqual([
      null,
      null,
      waited_seconds,
      null,
    ]);
    const times = await auditor.client.call(staffCalls.readResponseTimes, { days: 1 });
    const mine = times.people.find(({ by }) => by === `staff:${ana.id}`);
    expect(mine?.answers).toBeGreaterThanOrEqual(1);
    expect(mine?.slow_seconds).toBeGreaterThanOrEqual(300);
    expect(times.days).toHaveLength(1);
    expect(times.days[0]?.quick).toBeGreaterThanOrEqual(1);
  });

  test('is not sent while something in braces waits to be filled in', async () => {
    const { uid, send } = await newPlayer();
    await send('Where is it?');
    await claim(uid);
    expect(await refusalOf(answer(uid, 'Your {withdrawal} is on its way'))).toBe(
      'MESSAGE_UNFILLED',
    );
    expect((await answer(uid, 'It is {on its way}')).text).toBe('It is {on its way}');
  });

  test('that is kept ready has no variable that nobody knows', async () => {
    const save = (text_en: string) =>
      ana.client.call(staffCalls.saveCannedAnswer, {
        id: null,
        version: 0,
        title: 'On its way',
        text_en,
        text_tl: 'Papunta na ang {withdrawal}',
      });
    expect(await refusalOf(save('Your {payout} is on its way'))).toBe('INVALID_INPUT');
    const { rows } = await save('Your {withdrawal} is on its way');
    expect(rows.some(({ text_en }) => text_en.includes('{withdrawal}'))).toBe(true);
  });
});

test('the queue tells what each player reads', async () => {
  const { uid, send } = await newPlayer();
  await send('Hello');
  await server.database.owner.query(
    `update identity.player set language = 'tl_PH' where uid = $1`,
    [uid],
  );
  const { rows } = await ana.client.call(staffCalls.listConversations, { uid });
  expect(rows).toMatchObject([{ uid, language: 'tl_PH' }]);
});
