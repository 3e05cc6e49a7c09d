import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Repeated } from '../repeat.ts';
import type { Studio } from '../studio.ts';
import { makeClientBuild } from '../testing/client-build.ts';
import { createTestStudio, workOff } from '../testing/create-test-studio.ts';
import { launchQueryOf } from '../testing/launch-query.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from '../testing/simulated-provider-api.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';
import { findNewestRound, findRoomRound } from './rooms.store.ts';
import { runRooms } from './run-rooms.ts';

const key = { venue: 'studio', game: 'color-game-live' };
const firstBalance = 500_00n;
const players = Array.from({ length: 6 }, (_, place) => `kill-${place}`);
const distDir = makeClientBuild();

let providerApi: SimulatedProviderApi;
let child: ChildProcess;
let url = '';
let survivor: Studio;
let running: Repeated | null = null;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  for (const player of players) providerApi.balances.set(player, firstBalance);
  survivor = await createTestStudio(database, providerApi.url);
  const file = fileURLToPath(new URL('../testing/studio-process.ts', import.meta.url));
  child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      STUDIO_DATABASE: database.url,
      STUDIO_OWNER: database.ownerUrl,
      STUDIO_PLATFORM_URL: providerApi.url,
      STUDIO_DIST: distDir,
    },
  });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  url = line.toString().trim();
});
afterAll(async () => {
  child.kill('SIGKILL');
  await running?.stop();
  await survivor.pool.end();
  await providerApi.stop();
  await dropDatabase();
  rmSync(distDir, { recursive: true });
});

const stateOfRoom = async () => (await findNewestRound(survivor.pool, key))?.state ?? 'none';

async function sessionOf(player: string): Promise<string> {
  const query = launchQueryOf({ player, game: key.game });
  const page = await (await fetch(`${url}/play?${query}`)).text();
  const boot = /id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? 'null';
  return (decodeJson(boot) as { session: string }).session;
}

const bet = (session: string, player: string) =>
  fetch(`${url}/api/bet`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    body: encodeJson({
      requestId: `bet-of-${player}`,
      bet: { placed: [{ spot: 'red', stake: 10_00n }] },
    }),
  }).catch(() => null);

test('a studio that is killed while its room plays loses nothing: another finishes the round and pays it', async () => {
  const sessions = await Promise.all(players.map(sessionOf));
  const [watching = ''] = sessions;
  const leaving = new AbortController();
  // Whoever listens wakes the room; what is said on the line is tested elsewhere.
  const line = await fetch(`${url}/api/room/live`, {
    headers: { authorization: `Bearer ${watching}` },
    signal: leaving.signal,
  });
  expect(line.ok).toBe(true);
  await expect.poll(stateOfRoom).toBe('betting');
  const { number = 0n } = (await findNewestRound(survivor.pool, key)) ?? {};
  const answers = await Promise.all(
    players.map((player, place) => bet(sessions[place] ?? '', player)),
  );
  expect(answers.map((answer) => answer?.status)).toEqual(players.map(() => 200));

  running = runRooms(survivor);
  await survivor.pool.query('update studio.room_round set bell_at = clock_timestamp()');
  await expect.poll(stateOfRoom).toBe('playing');
  child.kill('SIGKILL');
  await once(child, 'exit');
  leaving.abort();
  const read = () => findRoomRound(survivor.pool, key, number);
  await expect.poll(async () => (await read())?.isSettled).toBe(true);
  await workOff(survivor);

  const ended = await read();
  const { dice } = decodeJson(ended?.outcome ?? 'null') as { dice: string[] };
  const reds = dice.filter((die) => die === 'red').length;
  const payout = [0n, 20_00n, 30_00n, 130_00n][reds] ?? 0n;
  for (const player of players) {
    expect(providerApi.balances.get(player)).toBe(firstBalance - 10_00n + payout);
  }
  const { rows } = await survivor.pool.query<{ live: bigint }>(
    `select count(*) as live from studio.round where state not in ('settled', 'cancelled')`,
  );
  expect(rows[0]?.live).toBe(0n);
});
