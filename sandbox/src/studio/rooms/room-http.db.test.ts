import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isInChain } from '@perya/game-kit/hash-chain';
import { decodeJson } from '@perya/game-kit/json';
import { readEvents } from '@perya/games/client/room/read-events';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerProxy } from '../../proxy/register-proxy.ts';
import { type RunningStudio, startStudio } from '../start-studio.ts';
import { makeClientBuild } from '../testing/client-build.ts';
import { launchQueryOf } from '../testing/launch-query.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
  testVenue,
} from '../testing/simulated-provider-api.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';

const distDir = makeClientBuild();
let providerApi: SimulatedProviderApi;
let studio: RunningStudio;
let platform: FastifyInstance;
let owner: pg.Pool;
let url = '';
let dropDatabase: () => Promise<void>;

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
  owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  platform = fastify({ forceCloseConnections: true });
  registerProxy(platform, { path: '/sandbox/studio', url: () => studio.url });
  await platform.listen({ port: 0, host: '127.0.0.1' });
  const address = platform.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sandbox/studio`;
});
afterAll(async () => {
  await platform.close();
  await studio.stop();
  await owner.end();
  await providerApi.stop();
  await dropDatabase();
  rmSync(distDir, { recursive: true });
});

async function sessionAt(game: string): Promise<string> {
  const page = await (await fetch(`${url}/play?${launchQueryOf({ game })}`)).text();
  const boot = /id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? 'null';
  return (decodeJson(boot) as { session: string }).session;
}

interface Told {
  round: { number: number; phase: string } | null;
}

/** Listens to the room and keeps what it is told, the newest last. */
async function listen(session: string) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/room/live`, {
    headers: { authorization: `Bearer ${session}`, origin: 'null' },
    signal: leaving.signal,
  });
  const told: Told[] = [];
  const stream = response.body;
  if (!stream) throw new Error('There is no line');
  void readEvents(stream, (data) => told.push(decodeJson(data) as Told)).catch(() => {});
  return {
    response,
    told,
    leave: () => leaving.abort(),
    until: (phase: string) => expect.poll(() => told.at(-1)?.round?.phase).toBe(phase),
  };
}

test('whoever comes late gets the room as it stands at once, and then hears of every change, through the platform', async () => {
  const session = await sessionAt('saranggola');
  const line = await listen(session);
  expect(line.response.headers.get('content-type')).toContain('text/event-stream');
  expect(line.response.headers.get('access-control-allow-origin')).toBe('*');
  await line.until('betting');
  const late = await listen(session);
  await late.until('betting');
  expect(late.told).toHaveLength(1);
  expect(late.told[0]?.round?.number).toBe(line.told.at(-1)?.round?.number);
  await owner.query('update studio.room_round set bell_at = clock_timestamp()');
  await Promise.all([line.until('playing'), late.until('playing')]);
  await owner.query(
    `update studio.room_round set rung_at = clock_timestamp() - interval '2 minutes',
       attended_at = clock_timestamp() where state = 'playing'`,
  );
  await Promise.all([line.until('ended'), late.until('ended')]);
  line.leave();
  late.leave();

  const seeds = (await (await fetch(`${url}/room/studio/saranggola/seeds`)).json()) as {
    commitment: string;
    rounds: { place: number; seed: string }[];
  };
  expect(seeds.rounds.length).toBeGreaterThan(0);
  for (const { place, seed } of seeds.rounds) {
    expect(isInChain(seeds.commitment, place, seed)).toBe(true);
  }
  const script = fileURLToPath(new URL('../../../../games/verify-room.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    `${url}/room/studio/saranggola/seeds`,
  ]);
  expect(stdout).toBe(
    `studio/saranggola: ${seeds.rounds.length} rounds of chain 1. All of it is right.\n`,
  );
});

test('a game of one seat has no room to listen to, and an unknown one no seeds', async () => {
  const session = await sessionAt('plinko');
  const answer = await fetch(`${url}/api/room/live`, {
    headers: { authorization: `Bearer ${session}` },
  });
  expect(await answer.text()).toContain('UNKNOWN_GAME');
  const nobody = await fetch(`${url}/api/room/live`);
  expect(nobody.status).toBe(401);
  for (const game of ['plinko', 'no-such-game']) {
    const seeds = await fetch(`${url}/room/studio/${game}/seeds`);
    expect(await seeds.text()).toContain('UNKNOWN_GAME');
  }
});

test('the seed of a room is nobody’s to choose', async () => {
  const session = await sessionAt('saranggola');
  const answer = await fetch(`${url}/api/seed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientSeed: 'mine' }),
  });
  expect(await answer.text()).toContain('SHARED_SEED');
});
