import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { liveTopics } from '@perya/contract/live';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataFile } from '../../../platform/files/data-file.ts';
import { connectLive } from '../../../platform/live/testing/live-client.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** More than players have, so that fifty at once are let in. */
const atOnceMax = 60;

let server: TestServer;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await startTestServer({
    rateLimits: { supportMessage: { points: atOnceMax, seconds: 60 } },
    settings: { PERYA_CHAT_URL: 'https://chat.example/perya?room=1' },
  });
  picture = Uint8Array.from(await drawTestPicture(3));
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  const { client } = player;
  return {
    ...player,
    uid,
    upload: async () =>
      (await client.upload(calls.uploadFile, new File([picture], 'a.png'))).object_key,
    send: (text: string, more: { key?: string; pictures?: string[] } = {}) =>
      client.call(calls.sendSupportMessage, { key: randomUUID(), text, ...more }),
    async thread() {
      const found = [];
      let before: number | undefined;
      do {
        const page = await client.call(calls.listSupportMessages, { before });
        found.push(...page.messages);
        before = page.next ?? undefined;
      } while (before !== undefined);
      return found.toReversed();
    },
  };
}

describe('a player’s conversation with service', () => {
  test('keeps every one of fifty messages that come at once, in one order that holds', async () => {
    const ana = await newPlayer();
    const texts = Array.from({ length: 50 }, (_, n) => `message ${n}`);
    const answers = await Promise.all(texts.map((text) => ana.send(text)));
    const thread = await ana.thread();
    expect(thread.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect(new Set(thread.map(({ text }) => text))).toEqual(new Set(texts));
    for (const { n, text } of answers) expect(thread[n - 1]?.text).toBe(text);
  });

  test('keeps what is sent fifty times with one key once, and refuses other words with it', async () => {
    const ana = await newPlayer();
    const key = randomUUID();
    const pictures = [await ana.upload()];
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => ana.send('Where is my deposit?', { key, pictures })),
    );
    expect(new Set(sent.map(({ n }) => n))).toEqual(new Set([1]));
    expect(await ana.thread()).toHaveLength(1);
    expect(await refusalOf(ana.send('Another', { key, pictures }))).toBe('IDEMPOTENCY_MISMATCH');
    expect(await readAudit(server, ana.uid)).toContainEqual(
      expect.objectContaining({ action: 'support.message-sent', after: { n: 1, pictures: 1 } }),
    );
  });

  test('shows nobody else’s messages and pictures, and takes no picture that is another’s or was used', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    const key = await ana.upload();
    expect(await refusalOf(ben.send('mine', { pictures: [key] }))).toBe('FILE_UNKNOWN');
    expect(await refusalOf(ben.send('mine', { pictures: ['uploads/1/x'] }))).toBe('FILE_UNKNOWN');
    expect(await ben.thread()).toEqual([]);
    await ana.send('', { pictures: [key] });
    expect(await refusalOf(ana.send('again', { pictures: [key] }))).toBe('FILE_UNKNOWN');
    const [message] = await ana.thread();
    const look = (cookie: string) =>
      fetch(`${server.url}${message?.pictures[0]?.url}`, { headers: { cookie } });
    const shown = await look(ana.deviceCookie());
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await look(ben.deviceCookie())).status).toBe(404);
    expect((await look('')).status).toBe(404);
  });

  test('takes words as they are and nothing that hides, is empty or too long', async () => {
    const ana = await newPlayer();
    const script = '<img src=x onerror=alert(1)>\n<script>alert(1)</script>';
    expect(await ana.send(`  ${script}\r\n`)).toMatchObject({ text: script, from: 'player' });
    expect(await refusalOf(ana.send(' \n '))).toBe('MESSAGE_EMPTY');
    expect(await refusalOf(ana.send('a'.repeat(2001)))).toBe('MESSAGE_TOO_LONG');
    expect(await refusalOf(ana.send('nul \0'))).toBe('MESSAGE_UNREADABLE');
    const five = Array.from({ length: 5 }, () => 'uploads/1/x');
    expect(await refusalOf(ana.send('five', { pictures: five }))).toBe('INVALID_INPUT');
    expect(await ana.thread()).toHaveLength(1);
  });

  test('is announced to the player’s open apps, and to nobody else’s', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    const listen = async ({ client }: typeof ana) => {
      const credential = await client.call(calls.getLiveCredential, {});
      const line = await connectLive(server.url, credential);
      await line.subscribe(credential.topics);
      return line;
    };
    const anas = await listen(ana);
    const bens = await listen(ben);
    await ana.send('Hello');
    await ben.send('Hello');
    await server.settle();
    for (const [line, { uid }] of [
      [anas, ana],
      [bens, ben],
    ] as const) {
      expect(await line.next(({ kind }) => kind === 'support')).toMatchObject({ id: '1' });
      expect(line.received.map(({ topic }) => topic)).toEqual([liveTopics.wallet(uid)]);
    }
  });

  test('is among the player’s own data, with its pictures', async () => {
    const ana = await newPlayer();
    await ana.send('Look', { pictures: [await ana.upload()] });
    const files = new Map<string, DataFile['content']>();
    for await (const { name, content } of server.support.ownData(BigInt(ana.uid))) {
      files.set(name, content);
    }
    expect([...files.keys()]).toEqual(['service.json', 'feedback.json', 'service/1-1.webp']);
  });

  test('is replaced by the chat of the operator where there is one [G-332]', async () => {
    const ana = await newPlayer();
    expect(await ana.client.call(calls.getService, {})).toEqual({
      chat_url: 'https://chat.example/perya?room=1',
    });
  });

  test('takes no flood: beyond the limit nothing is kept, of that player alone', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    const sent = await Promise.allSettled(Array.from({ length: 70 }, () => ana.send('x')));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(atOnceMax);
    expect(await refusalOf(ana.send('x'))).toBe('TOO_MANY_REQUESTS');
    expect(await ana.thread()).toHaveLength(atOnceMax);
    expect(await ben.send('x')).toMatchObject({ n: 1 });
  });
});
