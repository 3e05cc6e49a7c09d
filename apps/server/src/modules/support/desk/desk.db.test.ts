import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: { feedback: { points: 200, seconds: 60 } } });
  [ana, ben] = await Promise.all([
    createApiStaff(server, 'support'),
    createApiStaff(server, 'support'),
  ]);
  picture = Uint8Array.from(await drawTestPicture(4));
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { client } = player;
  const { uid } = await client.call(calls.getProfile, {});
  return {
    ...player,
    uid,
    send: (text: string, pictures: string[] = []) =>
      client.call(calls.sendSupportMessage, { key: randomUUID(), text, pictures }),
    give: (text: string, key: string = randomUUID()) =>
      client.call(calls.insertFeedback, { key, text }),
    thread: async () => (await client.call(calls.listSupportMessages, {})).messages,
  };
}

const claim = (who: ApiStaff, uid: string) =>
  who.client.call(staffCalls.claimConversation, { uid });
const answer = (
  who: ApiStaff,
  uid: string,
  text: string,
  key: string = randomUUID(),
  pictures: string[] = [],
) => who.client.call(staffCalls.answerConversation, { uid, text, key, pictures });
const upload = async (who: ApiStaff) =>
  (await who.client.upload(staffCalls.uploadSupportPicture, new File([picture], 'map.png')))
    .object_key;
const read = (uid: string) => ana.client.call(staffCalls.readConversation, { uid });
const close = (who: ApiStaff, uid: string, read_up_to: number) =>
  who.client.call(staffCalls.closeConversation, { uid, read_up_to, outcome: 'solved' });
const listed = async (state: 'waiting' | 'answered' | 'closed', uid: string) =>
  (await ana.client.call(staffCalls.listConversations, { state, uid })).rows;

describe('a conversation at the desk', () => {
  test('waits, is claimed, answered, closed, and opened again by the next word', async () => {
    const player = await newPlayer();
    await player.send('Where is my deposit?');
    expect(await listed('waiting', player.uid)).toMatchObject([
      {
        uid: player.uid,
        name: expect.stringMatching(/^.{2}•••$/u),
        last_text: 'Where is my deposit?',
        last_from: 'player',
        claim: null,
      },
    ]);
    expect(await refusalOf(answer(ana, player.uid, 'Hello'))).toBe('CONVERSATION_NOT_CLAIMED');
    await claim(ana, player.uid);
    expect(await refusalOf(claim(ben, player.uid))).toBe('CONVERSATION_TAKEN');
    expect(await refusalOf(answer(ben, player.uid, 'Hello'))).toBe('CONVERSATION_TAKEN');
    const key = randomUUID();
    const [first, again] = await Promise.all([
      answer(ana, player.uid, 'We are looking', key),
      answer(ana, player.uid, 'We are looking', key),
    ]);
    expect(first).toEqual(again);
    expect(await player.thread()).toMatchObject([
      { n: 2, from: 'house', text: 'We are looking' },
      { n: 1, from: 'player' },
    ]);
    expect(await listed('answered', player.uid)).toMatchObject([{ waiting_since: null }]);
    // What the player wrote meanwhile is not closed unread.
    await player.send('Thank you');
    expect(await refusalOf(close(ana, player.uid, 2))).toBe('CHANGED_MEANWHILE');
    await close(ana, player.uid, 3);
    expect(await listed('closed', player.uid)).toMatchObject([{ state: 'closed', claim: null }]);
    await player.send('One more thing');
    expect(await listed('waiting', player.uid)).toHaveLength(1);
    expect((await readAudit(server, player.uid)).map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'support.conversation-claimed',
        'support.answered',
        'support.conversation-closed',
      ]),
    );
  });

  test('goes to one of fifty who claim it at once', async () => {
    const player = await newPlayer();
    await player.send('Hello');
    const asked = Array.from({ length: 50 }, (_, n) => claim(n % 2 === 0 ? ana : ben, player.uid));
    const done = await Promise.allSettled(asked);
    // Whoever has it renews it with every further claim; the other never gets it.
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    const { claim: held } = await read(player.uid);
    const [holder, other] = held?.staff_id === String(ana.id) ? [ana, ben] : [ben, ana];
    const release = (who: ApiStaff) =>
      who.client.call(staffCalls.releaseConversation, { uid: player.uid });
    expect(await refusalOf(release(other))).toBe('CONVERSATION_NOT_CLAIMED');
    await release(holder);
    await claim(other, player.uid);
  });

  test('loses nothing when player and house write at the same time', async () => {
    const player = await newPlayer();
    await player.send('0');
    await claim(ana, player.uid);
    const words = Array.from({ length: 10 }, (_, n) => [
      player.send(`p${n}`),
      answer(ana, player.uid, `s${n}`),
    ]);
    await Promise.all(words.flat());
    const { thread } = await read(player.uid);
    expect(thread.map(({ n }) => n)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    expect(new Set(thread.map(({ text }) => text)).size).toBe(21);
  });

  test('shows a picture with an entry, to whoever may read conversations', async () => {
    const player = await newPlayer();
    const file = new File([picture], 'receipt.png');
    const { object_key } = await player.client.upload(calls.uploadFile, file);
    await player.send('', [object_key]);
    const look = (place: number, who = ana) =>
      who.client.call(staffCalls.lookAtSupportPicture, { uid: player.uid, n: 1, place });
    const { url } = await look(0);
    const shownTo = async (token: string | null) =>
      (await fetch(`${server.url}${url}`, { headers: { cookie: `perya_staff=${token}` } })).status;
    expect(await shownTo(ana.token())).toBe(200);
    expect(await shownTo(ben.token())).toBe(404);
    expect(await refusalOf(look(1))).toBe('NOT_FOUND');
    expect((await readAudit(server, player.uid)).map(({ action }) => action)).toContain(
      'support.picture-seen',
    );
  });

  test('is answered with pictures, drawn anew, of whoever sends them, for the player alone and once', async () => {
    const player = await newPlayer();
    const other = await newPlayer();
    await player.send('Where is the cashier?');
    await claim(ana, player.uid);
    const anas = await upload(ana);
    const bens = await upload(ben);
    const say = (pictures: string[], key?: string) => answer(ana, player.uid, '', key, pictures);
    expect(await refusalOf(say([]))).toBe('MESSAGE_EMPTY');
    expect(await refusalOf(say([bens]))).toBe('FILE_UNKNOWN');
    expect(await refusalOf(say([anas, anas]))).toBe('FILE_UNKNOWN');
    expect(await refusalOf(say(['service/1/x']))).toBe('FILE_UNKNOWN');
    expect(await refusalOf(say(Array.from({ length: 5 }, () => anas)))).toBe('INVALID_INPUT');
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 50 }, () => say([anas], key)));
    expect(new Set(sent.map(({ n, pictures }) => `${n} ${pictures}`))).toEqual(new Set(['2 1']));
    expect(await refusalOf(say([anas]))).toBe('FILE_UNKNOWN');
    expect(await refusalOf(say([], key))).toBe('MESSAGE_EMPTY');

    const [message] = await player.thread();
    expect(message).toMatchObject({ n: 2, from: 'house', text: '' });
    const look = (cookie: string) =>
      fetch(`${server.url}${message?.pictures[0]?.url}`, { headers: { cookie } });
    const shown = await look(player.deviceCookie());
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await look(other.deviceCookie())).status).toBe(404);
    const files: string[] = [];
    for await (const { name } of server.support.ownData(BigInt(player.uid))) files.push(name);
    expect(files).toContain('service/2-1.webp');
    expect(await readAudit(server, player.uid)).toContainEqual(
      expect.objectContaining({ action: 'support.answered', after: { n: 2, pictures: 1 } }),
    );
  });

  test('takes no file that is no picture, and sweeps pictures that no answer has used', async () => {
    const script = new File(['<svg onload="alert(1)"/>'], 'map.svg');
    const refused = ana.client.upload(staffCalls.uploadSupportPicture, script);
    expect(await refusalOf(refused)).toBe('FILE_REFUSED');
    const player = await newPlayer();
    await player.send('Hello');
    await claim(ana, player.uid);
    const used = await upload(ana);
    const left = await upload(ana);
    const young = await upload(ana);
    await answer(ana, player.uid, 'Here', randomUUID(), [used]);
    await server.database.owner.query(
      `update support.staff_picture set sent_at = sent_at - interval '25 h' where key = any ($1)`,
      [[used, left]],
    );
    await server.runTask('support_sweep_pictures');
    expect(await refusalOf(answer(ana, player.uid, 'Here', randomUUID(), [left]))).toBe(
      'FILE_UNKNOWN',
    );
    await answer(ana, player.uid, 'Here', randomUUID(), [young]);
    const shown = (await player.thread()).flatMap(({ pictures }) => pictures);
    for (const { url } of shown) {
      const headers = { cookie: player.deviceCookie() };
      expect((await fetch(`${server.url}${url}`, { headers })).status).toBe(200);
    }
    expect(shown).toHaveLength(2);
  });

  test('is listed page by page, those who wait longest first, and counted for the home page', async () => {
    const players = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const player of players) await player.send('page');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.client.call(staffCalls.listConversations, { limit: 2, cursor });
      seen.push(...page.rows.map(({ uid }) => uid));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(-3)).toEqual(players.map(({ uid }) => uid));
    const { queues } = await ana.client.call(staffCalls.getHome, {});
    expect(queues).toContainEqual(
      expect.objectContaining({ name: 'support', waiting: seen.length }),
    );
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain(`perya_support_waiting{kind="conversation"} ${seen.length}`);
    expect(metrics).toMatch(/perya_support_oldest_seconds\{kind="conversation"\} \d+\.\d+/);
  });
});

describe('feedback', () => {
  test('is kept once, and refused where it is empty or has 1001 characters [G-178 G-182 G-321]', async () => {
    const player = await newPlayer();
    const key = randomUUID();
    const text = '<b>More</b> fishing games!';
    await Promise.all(Array.from({ length: 20 }, () => player.give(text, key)));
    expect(await refusalOf(player.give('Other words', key))).toBe('IDEMPOTENCY_MISMATCH');
    await expect(player.give('a'.repeat(1001))).rejects.toMatchObject({
      code: 'FEEDBACK_TOO_LONG',
      message: 'The maximum number of characters exceeds the limit',
    });
    expect(await refusalOf(player.give(' \n'))).toBe('MESSAGE_EMPTY');
    const { uid } = player;
    const { rows } = await ana.client.call(staffCalls.listFeedback, { uid });
    expect(rows).toMatchObject([{ text, state: 'open', uid }]);
  });

  test('is answered by one of two into the player’s conversation, which waits for nobody by it', async () => {
    const player = await newPlayer();
    await player.give('Please add bingo');
    const { rows } = await ana.client.call(staffCalls.listFeedback, { uid: player.uid });
    const id = rows[0]?.id ?? '';
    const pictures = new Map([
      [ana, [await upload(ana)]],
      [ben, [await upload(ben)]],
    ]);
    const decide = (who: ApiStaff, key: string) =>
      who.client.call(staffCalls.answerFeedback, {
        id,
        key,
        text: 'It comes in June',
        pictures: pictures.get(who),
      });
    // Each twice at once with one key, as after a lost answer: one of the two people has answered, once.
    const anas = randomUUID();
    const bens = randomUUID();
    const asked = [decide(ana, anas), decide(ben, bens), decide(ana, anas), decide(ben, bens)];
    const done = await Promise.allSettled(asked);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const [message, ...others] = await player.thread();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      n: 1,
      from: 'house',
      text: 'It comes in June',
      feedback: 'Please add bingo',
      pictures: [{ url: expect.any(String) }],
    });
    expect(await listed('waiting', player.uid)).toEqual([]);
    expect(await ana.client.call(staffCalls.readFeedback, { id })).toMatchObject({
      state: 'answered',
      answer: 'It comes in June',
    });
    const close = ana.client.call(staffCalls.closeFeedback, { id, words: 'Not needed' });
    expect(await refusalOf(close)).toBe('FEEDBACK_DECIDED');
  });

  test('is closed without an answer only with a reason', async () => {
    const player = await newPlayer();
    await player.give('zzz');
    const { rows } = await ana.client.call(staffCalls.listFeedback, { uid: player.uid });
    const id = rows[0]?.id ?? '';
    const close = (words: string) => ana.client.call(staffCalls.closeFeedback, { id, words });
    expect(await refusalOf(close(' '))).toBe('REASON_WORDS');
    await close('Says nothing');
    expect(await ana.client.call(staffCalls.readFeedback, { id })).toMatchObject({
      state: 'closed',
      answer: null,
      words: 'Says nothing',
    });
    expect(await player.thread()).toEqual([]);
  });
});

describe('answers that are kept ready', () => {
  test('are in both languages, changed as they were seen, and removed', async () => {
    const list = async () => (await ana.client.call(staffCalls.listCannedAnswers, {})).rows;
    const save = (input: { id: string | null; version?: number; title: string }) =>
      ana.client.call(staffCalls.saveCannedAnswer, {
        text_en: 'Please wait.',
        text_tl: 'Sandali lang po.',
        ...input,
      });
    expect((await list()).map(({ title }) => title)).toContain('Greeting');
    await save({ id: null, title: 'Please wait' });
    const [made] = (await list()).filter(({ title }) => title === 'Please wait');
    if (!made) throw new Error('It was not kept');
    await save({ id: made.id, version: made.version, title: 'Wait a moment' });
    const stale = save({ id: made.id, version: made.version, title: 'Late' });
    expect(await refusalOf(stale)).toBe('CHANGED_MEANWHILE');
    const removed = await ana.client.call(staffCalls.removeCannedAnswer, {
      id: made.id,
      version: made.version + 1,
    });
    expect(removed.rows.map(({ title }) => title)).not.toContain('Wait a moment');
    // A new start brings back nothing that was removed.
    const [greeting] = removed.rows.filter(({ title }) => title === 'Greeting');
    if (!greeting) throw new Error('The greeting is missing');
    const { id, version } = greeting;
    await ana.client.call(staffCalls.removeCannedAnswer, { id, version });
    await server.support.addMissing([
      { id: Number(id), title: 'Greeting', textEn: 'Hello', textTl: 'Kumusta' },
    ]);
    expect((await list()).map(({ title }) => title)).not.toContain('Greeting');
  });
});
