import { rmSync } from 'node:fs';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerProxy } from '../proxy/register-proxy.ts';
import { type RunningStudio, startStudio } from './start-studio.ts';
import { makeClientBuild } from './testing/client-build.ts';
import { inSeconds, launchQueryOf } from './testing/launch-query.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
  testVenue,
} from './testing/simulated-provider-api.ts';
import { createStudioDatabase } from './testing/studio-database.ts';

let providerApi: SimulatedProviderApi;
let studio: RunningStudio;
let platform: FastifyInstance;
let platformUrl = '';
let dropDatabase: () => Promise<void>;
const distDir = makeClientBuild();

beforeAll(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  providerApi.balances.set('7', 500_00n);
  studio = await startStudio({
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    platformUrl: providerApi.url,
    venues: [testVenue],
    keys: [Buffer.alloc(32, 5)],
    distDir,
  });
  platform = fastify();
  // As the platform does: no framing, no cross-origin reads.
  platform.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-frame-options': 'DENY', 'content-security-policy': `default-src 'none'` });
  });
  registerProxy(platform, { path: '/sandbox/studio', url: () => studio.url });
  await platform.listen({ port: 0, host: '127.0.0.1' });
  const address = platform.server.address();
  platformUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sandbox/studio`;
});
afterAll(async () => {
  await platform.close();
  await studio.stop();
  await providerApi.stop();
  await dropDatabase();
  rmSync(distDir, { recursive: true });
});

async function launch(query = launchQueryOf()) {
  const response = await fetch(`${platformUrl}/play?${query}`);
  const html = await response.text();
  const boot = /id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
  return { response, html, boot: decodeJson(boot) as Record<string, unknown> };
}

async function call(session: unknown, path: string, input?: unknown) {
  const response = await fetch(`${platformUrl}/api/${path}`, {
    method: input === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${session}`,
      origin: 'null',
      ...(input === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input === undefined ? {} : { body: typeof input === 'string' ? input : encodeJson(input) }),
  });
  const answer = decodeJson(await response.text()) as Record<string, Record<string, unknown>>;
  return { response, answer };
}

describe('the studio behind the platform', () => {
  test('opens a game to a signed address, in its language and theme, to be framed by the platform', async () => {
    const { response, html, boot } = await launch();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="tl" data-theme="light">');
    expect(boot).toMatchObject({ engine: 'plinko', gameName: 'Plinko Perya', lang: 'tl', hue: 0 });
    expect(response.headers.get('x-frame-options')).toBeNull();
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors 'self'`);
    expect(policy).toContain(`script-src 'self'`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('plays a bet through the provider API and shows the round again', async () => {
    const { boot } = await launch();
    const { answer: state } = await call(boot['session'], 'state');
    expect(state['balance']).toBe(500_00n);
    const bet = { stake: 5_00n, rows: 12, risk: 'high' };
    const { answer } = await call(boot['session'], 'bet', { requestId: 'request-1', bet });
    const round = answer['round'];
    expect(round?.['status']).toBe('settled');
    expect(answer['balance']).toBe(providerApi.balances.get('7'));
    const { answer: record } = await call(boot['session'], `round/${round?.['id']}`);
    expect(record['bet']).toEqual(bet);
    const verify = await fetch(`${platformUrl}/verify?round=${round?.['id']}&lang=tl_PH`);
    expect(verify.status).toBe(200);
    expect(await verify.text()).toContain(String(record['serverSeed']));
  });

  test('gives a round away as a link that plays it again, without a word about the player', async () => {
    providerApi.balances.set('nobody-knows', 100_00n);
    const { boot } = await launch(launchQueryOf({ player: 'nobody-knows' }));
    const bet = { stake: 5_00n, rows: 12, risk: 'high' };
    const { answer } = await call(boot['session'], 'bet', { requestId: 'request-link', bet });
    const id = String(answer['round']?.['id']);
    const page = await fetch(`${platformUrl}/replay?round=${id}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(id);
    expect(html).toContain('serverSeed');
    expect(html).not.toContain('nobody-knows');
    const unknown = await fetch(`${platformUrl}/replay?round=${crypto.randomUUID()}`);
    expect(unknown.status).toBe(404);
  });

  test('takes the seed of the player for the next round and no other than a plain one', async () => {
    const { boot } = await launch();
    const { answer } = await call(boot['session'], 'seed', { clientSeed: 'Salamat!' });
    expect(answer['clientSeed']).toBe('Salamat!');
    for (const clientSeed of ['', 'with space', 'x'.repeat(65), 5, null, '\u0000']) {
      const wrong = await call(boot['session'], 'seed', { clientSeed });
      expect(wrong.answer['refused']?.['code']).toBe('BAD_SEED');
    }
    const { answer: state } = await call(boot['session'], 'state');
    expect(state['fairness']?.['clientSeed']).toBe('Salamat!');
  });

  test('answers a frame without an origin, and its files are kept for a year', async () => {
    const options = await fetch(`${platformUrl}/api/bet`, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('access-control-allow-origin')).toBe('*');
    expect(options.headers.get('access-control-allow-headers')).toContain('authorization');
    const asset = await fetch(`${platformUrl}/assets/play-1.js`);
    expect(asset.headers.get('access-control-allow-origin')).toBe('*');
    expect(asset.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });
});

describe('a game without money', () => {
  test('is a page without a session, in the language that is asked for', async () => {
    const page = await fetch(`${platformUrl}/practice?game=plinko&lang=tl_PH&theme=light`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<html lang="tl" data-theme="light">');
    expect(html).toContain('"engine":"plinko"');
    expect(html).not.toContain('session');
  });

  test.each([
    ['saranggola', 'NO_PRACTICE'],
    ['bingo-hall', 'NO_PRACTICE'],
    ['no-such-game', 'UNKNOWN_GAME'],
    ['', 'UNKNOWN_GAME'],
  ])('is refused of a room and of what is no game: "%s"', async (game, code) => {
    const page = await fetch(`${platformUrl}/practice?game=${game}`);
    expect(page.status).toBe(403);
    expect(await page.text()).toContain(code);
  });
});

describe('the studio refuses', () => {
  const launches: Record<string, () => URLSearchParams> = {
    'an address signed by somebody else': () => launchQueryOf({}, 'another secret'),
    'an address that is too old': () => launchQueryOf({ expires: inSeconds(-1) }),
    'a key that it does not have': () => launchQueryOf({ key: 'k9' }),
    'another currency': () => launchQueryOf({ currency: 'USD' }),
    'a player exchanged after signing': () => {
      const query = launchQueryOf();
      query.set('player', '8');
      return query;
    },
    'a field added after signing': () => {
      const query = launchQueryOf();
      query.set('extra', '1');
      return query;
    },
    'a game that it does not have': () => launchQueryOf({ game: 'no-such-game' }),
    'a game named like a part of every object': () => launchQueryOf({ game: 'constructor' }),
    'nothing at all': () => new URLSearchParams(),
  };
  test.each(Object.entries(launches))('%s', async (_name, query) => {
    const { response, boot } = await launch(query());
    expect(response.status).toBe(403);
    expect(boot).not.toHaveProperty('session');
    expect(boot).toHaveProperty('failure');
  });

  test('an address that has been opened already, without ending the game that it opened', async () => {
    const query = launchQueryOf();
    const { boot } = await launch(query);
    const again = await launch(query);
    expect(again.response.status).toBe(403);
    expect(again.boot).not.toHaveProperty('session');
    expect((await call(boot['session'], 'state')).response.status).toBe(200);
  });

  test('a session that it did not open', async () => {
    for (const session of ['', 'x'.repeat(43), `'; drop schema studio; --`]) {
      const { response, answer } = await call(session, 'state');
      expect(response.status).toBe(401);
      expect(answer['refused']?.['code']).toBe('UNKNOWN_SESSION');
    }
  });

  test('what cannot be read, and stakes nothing', async () => {
    const { boot } = await launch();
    const before = providerApi.balances.get('7');
    const bet = { stake: 5_00n, rows: 12, risk: 'high' };
    const bodies: unknown[] = [
      '{',
      '[]',
      'null',
      '{"requestId":"request-2","bet":{"stake":{"$bigint":"1.5"}}}',
      { bet },
      { requestId: 'short', bet },
      { requestId: 'request-3', bet: { ...bet, stake: -5_00n } },
      { requestId: 'request-3', bet: { ...bet, stake: 500 } },
      `[${'['.repeat(20_000)}`,
    ];
    for (const body of bodies) {
      const { answer } = await call(boot['session'], 'bet', body);
      expect(answer, String(body)).toHaveProperty('refused');
    }
    for (const roundId of ['', 'x', '-'.repeat(36), null]) {
      const move = { requestId: 'request-4', roundId, move: {} };
      const { answer } = await call(boot['session'], 'move', move);
      expect(answer, String(roundId)).toHaveProperty('refused');
    }
    const large = await call(boot['session'], 'bet', { requestId: 'x'.repeat(70_000) });
    expect(large.response.status).toBe(413);
    expect(providerApi.balances.get('7')).toBe(before);
  });

  test('a round that is not there', async () => {
    for (const round of ['', 'x', crypto.randomUUID()]) {
      const response = await fetch(`${platformUrl}/verify?round=${encodeURIComponent(round)}`);
      expect(response.status).toBe(404);
    }
  });

  test('files outside of the client', async () => {
    for (const path of ['/assets/../play.html', '/assets/%2e%2e/play.html', '/etc/passwd']) {
      const response = await fetch(`${platformUrl}${path}`);
      expect(response.status, path).toBe(404);
    }
  });
});
