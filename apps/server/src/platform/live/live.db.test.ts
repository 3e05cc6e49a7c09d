import { createHmac } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { liveTopics } from '@perya/contract/live';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../testing/api-player.ts';
import { shareDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { closeCodes } from './connections.ts';
import { connectLive } from './testing/live-client.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

async function newPlayer(at: TestServer = server) {
  const player = createApiPlayer(at.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  const credential = () => player.client.call(calls.getLiveCredential, {});
  return {
    ...player,
    uid: BigInt(uid),
    credential,
    async listen(on: TestServer = at) {
      const given = await credential();
      const line = await connectLive(on.url, given);
      expect(await line.subscribe(given.topics)).toEqual([0, 0, 0]);
      return line;
    },
  };
}

/** As a payment moves: in a transaction of its own, which writes a step. */
async function movePayment(uid: bigint, id: bigint, to = 'completed'): Promise<void> {
  await server.database.pool.query(
    `select payments.write_step($1, $2, 'deposit', 'paying', $3, 'gateway')`,
    [uid, id, to],
  );
}

async function readMetric(name: string, at: TestServer = server): Promise<number> {
  const text = await (await fetch(`${at.url}/metrics`)).text();
  const line = text
    .split('\n')
    .find((each) => each.startsWith(`${name} `) || each.startsWith(`${name}{`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('a payment that moved', () => {
  test('is told to its player after the commit, without an amount [M-394 M-395]', async () => {
    const player = await newPlayer();
    const line = await player.listen();
    await movePayment(player.uid, 701n);
    await server.settle();
    const message = await line.next();
    expect(message).toEqual({
      messageId: expect.stringMatching(/^p-\d+$/),
      kind: 'payment',
      id: '701',
      type: 'deposit',
    });
    expect(line.received[0]?.topic).toBe(liveTopics.wallet(player.uid));
  });

  test('is told on every process and device, and to nobody else', async () => {
    const player = await newPlayer();
    const other = await newPlayer();
    const lines = await Promise.all([
      player.listen(server),
      player.listen(second),
      player.listen(second),
    ]);
    const otherLine = await other.listen();
    await movePayment(player.uid, 702n);
    await movePayment(other.uid, 703n);
    await server.settle();
    for (const line of lines) expect(await line.next()).toMatchObject({ id: '702' });
    expect(await otherLine.next()).toMatchObject({ id: '703' });
    expect(otherLine.received).toHaveLength(1);
    expect(lines.map(({ received }) => received.length)).toEqual([1, 1, 1]);
  });

  test('that was rolled back is told to nobody', async () => {
    const player = await newPlayer();
    const line = await player.listen();
    const client = await server.database.pool.connect();
    await client.query('begin');
    await client.query(
      `select payments.write_step($1, 704, 'deposit', 'paying', 'completed', 'gateway')`,
      [player.uid],
    );
    await client.query('rollback');
    client.release();
    await movePayment(player.uid, 705n);
    await server.settle();
    expect(await line.next()).toMatchObject({ id: '705' });
    expect(line.received).toHaveLength(1);
  });

  test('while the line to the database was down is made good: everybody asks anew', async () => {
    const player = await newPlayer();
    const line = await player.listen();
    await server.database.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query in ('listen perya_live', 'select 1')`,
    );
    expect(await line.next(({ kind }) => kind === 'refresh')).toMatchObject({ kind: 'refresh' });
    await movePayment(player.uid, 706n);
    await server.settle();
    expect(await line.next(({ id }) => id === '706')).toMatchObject({ kind: 'payment' });
  });

  test('a thousand at once all arrive', async () => {
    const player = await newPlayer();
    const line = await player.listen();
    await server.database.pool.query(
      `select payments.write_step($1, id, 'deposit', null, 'pending', 'player') from generate_series(10001, 11000) id`,
      [player.uid],
    );
    await server.settle();
    await line.next(({ id }) => id === '11000');
    expect(line.received).toHaveLength(1000);
  });
});

describe('a player', () => {
  test.each([
    ['the topic of another player', (uid: bigint) => liveTopics.wallet(uid + 1n)],
    ['the gifts of another player', (uid: bigint) => liveTopics.bonus(uid + 1n)],
    ['a topic that looks like the own one', (uid: bigint) => `${liveTopics.bonus(uid)}0`],
    ['every topic', () => '#'],
    ['every topic of one level', () => '+'],
    ['what the broker says of itself', () => '$SYS/#'],
    ['a shared form of the own topic', (uid: bigint) => `$share/x/${liveTopics.wallet(uid)}`],
  ])('cannot listen to %s', async (_, topicFor) => {
    const player = await newPlayer();
    const line = await player.listen();
    const asked = line.subscribe([topicFor(player.uid)]).catch(() => [128]);
    expect(await Promise.race([asked, line.closed.then(() => [128])])).toEqual([128]);
  });

  test('can publish nothing, not even to the own topic: the line is closed', async () => {
    const player = await newPlayer();
    const line = await player.listen();
    const listening = await player.listen();
    void line.publish(liveTopics.wallet(player.uid)).catch(() => {});
    await line.closed;
    await movePayment(player.uid, 707n);
    await server.settle();
    expect(await listening.next()).toMatchObject({ id: '707' });
    expect(listening.received).toHaveLength(1);
  });

  test.each([
    ['the topic of another player', (uid: bigint) => liveTopics.bonus(uid)],
    ['what the house tells everybody', () => liveTopics.house()],
  ])('can publish nothing to %s, and leave nothing there for later', async (_, topicFor) => {
    const player = await newPlayer();
    const other = await newPlayer();
    const topic = topicFor(other.uid);
    const line = await player.listen();
    const listening = await other.listen();
    const before = await readMetric('perya_live_refused_total{reason="publish"}');
    void line.publish(topic, { retain: true }).catch(() => {});
    await line.closed;
    expect(await readMetric('perya_live_refused_total{reason="publish"}')).toBe(before + 1);
    const later = await other.listen();
    await movePayment(other.uid, 708n);
    await server.settle();
    for (const each of [listening, later]) {
      expect(await each.next()).toMatchObject({ id: '708' });
      expect(each.received).toHaveLength(1);
    }
  });

  test('cannot leave a will or a session behind', async () => {
    const player = await newPlayer();
    const topic = liveTopics.wallet(player.uid);
    const will = { topic, payload: 'x', qos: 0 };
    await expect(connectLive(server.url, await player.credential(), { will })).rejects.toThrow(
      'closed',
    );
    const kept = { flags: { clean_start: false } };
    await expect(connectLive(server.url, await player.credential(), kept)).rejects.toThrow(
      'closed',
    );
  });

  test('must give a sign of life within two minutes', async () => {
    const player = await newPlayer();
    for (const keep_alive of [0, 121]) {
      const asked = connectLive(server.url, await player.credential(), { keep_alive });
      await expect(asked).rejects.toThrow();
    }
  });

  test('holds ten lines on one server and no more', async () => {
    const player = await newPlayer();
    const lines = await Promise.all(Array.from({ length: 10 }, () => player.listen()));
    await expect(connectLive(server.url, await player.credential())).rejects.toThrow();
    lines[0]?.socket.close();
    await lines[0]?.closed;
    await expect.poll(() => player.listen().catch(() => null)).toBeTruthy();
  });
});

describe('a credential', () => {
  const alter = (password: string, change: (claims: Record<string, unknown>) => void) => {
    const [head, payload = '', signature] = password.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    change(claims);
    return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  };

  test('that was altered, signed by somebody else, or is nonsense opens nothing', async () => {
    const player = await newPlayer();
    const given = await player.credential();
    const other = String(player.uid + 1n);
    const [head, payload] = given.password.split('.');
    const forged = createHmac('sha256', 'guess').update(`${head}.${payload}`).digest('base64url');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const passwords = [
      alter(given.password, (claims) => Object.assign(claims, { sub: other })),
      alter(given.password, (claims) =>
        Object.assign(claims, { exp: Number(claims['exp']) + 9e6 }),
      ),
      `${head}.${payload}.${forged}`,
      `${none}.${payload}.`,
      `${none}.${payload}.${given.password.split('.')[2]}`,
      '',
      'a.b.c',
    ];
    for (const password of passwords) {
      for (const username of [given.username, other]) {
        const asked = connectLive(server.url, given, { password, username });
        await expect(asked, password).rejects.toThrow();
      }
    }
    await expect(connectLive(server.url, given, { client_id: 'another' })).rejects.toThrow();
    await expect(connectLive(server.url, given, { username: other })).rejects.toThrow();
  });

  test('is over after ten minutes', async () => {
    const player = await newPlayer();
    const given = await player.credential();
    expect(given.expires_at - Date.now() / 1000).toBeGreaterThan(590);
    const realNow = Date.now;
    Date.now = () => realNow() + 601_000;
    try {
      await expect(connectLive(server.url, given)).rejects.toThrow();
    } finally {
      Date.now = realNow;
    }
    await connectLive(server.url, given);
  });

  test('dies with its session, and so does the line, on another process too', async () => {
    const player = await newPlayer();
    const line = await player.listen(server);
    const far = await player.listen(second);
    const unused = await player.credential();
    await player.client.call(calls.logout, {});
    await server.settle();
    expect(await line.closed).toBe(closeCodes.sessionEnded);
    expect(await far.closed).toBe(closeCodes.sessionEnded);
    await expect(connectLive(server.url, unused)).rejects.toThrow();
    await expect(connectLive(second.url, unused)).rejects.toThrow();
  });

  test('is given to players alone', async () => {
    const answer = await fetch(`${server.url}/member/live/credential`);
    expect(await answer.text()).toContain('UNAUTHENTICATED');
  });
});

describe('a line', () => {
  test('that floods is closed and counted', async () => {
    const player = await newPlayer();
    const line = await player.listen();
    const before = await readMetric('perya_live_refused_total{reason="flood"}');
    for (let time = 0; time < 60; time += 1) void line.ping().catch(() => {});
    await line.closed;
    expect(await readMetric('perya_live_refused_total{reason="flood"}')).toBe(before + 1);
  });

  test('that sends a packet without end is closed', async () => {
    const player = await newPlayer();
    const line = await player.listen();
    line.socket.send(new Uint8Array(5000));
    expect(await line.closed).toBe(1009);
  });

  test('that says nothing at first is closed, and so is one that speaks another language', async () => {
    const quick = await startTestServer({
      database: shareDatabase(server.database),
      liveLimits: { greetingMs: 50 },
    });
    try {
      const silent = new WebSocket(`${quick.url.replace('http', 'ws')}/mqtt`, ['mqtt']);
      await new Promise((resolve) => silent.addEventListener('close', resolve));
      const odd = new WebSocket(`${server.url.replace('http', 'ws')}/mqtt`, ['mqtt']);
      await new Promise((resolve) => odd.addEventListener('open', resolve));
      odd.send('GET / HTTP/1.1');
      await new Promise((resolve) => odd.addEventListener('close', resolve));
    } finally {
      await quick.stop();
    }
  });

  test('opens at its path alone, and a plain request gets nothing there', async () => {
    expect((await fetch(`${server.url}/mqtt`)).status).toBe(404);
    const elsewhere = new WebSocket(`${server.url.replace('http', 'ws')}/member/index`, ['mqtt']);
    await new Promise((resolve) => elsewhere.addEventListener('error', resolve));
  });

  test('of an address beyond its number is closed', async () => {
    const narrow = await startTestServer({
      database: shareDatabase(server.database),
      liveLimits: { connectionsPerAddress: 2 },
    });
    try {
      const player = await newPlayer(narrow);
      await player.listen();
      await player.listen();
      await expect(player.listen()).rejects.toThrow(`closed with ${closeCodes.tooMany}`);
      expect(await readMetric('perya_live_connections', narrow)).toBe(2);
      expect(await readMetric('perya_live_refused_total{reason="address"}', narrow)).toBe(1);
    } finally {
      await narrow.stop();
    }
  });

  test('is closed by a server that stops, which does not wait for it', async () => {
    const brief = await startTestServer({ database: shareDatabase(server.database) });
    const player = await newPlayer(brief);
    const line = await player.listen();
    await brief.stop();
    expect(await line.closed).toBe(closeCodes.stopping);
  });
});
