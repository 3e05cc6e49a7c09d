import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { encodeJson } from '@perya/game-kit/json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Studio } from './studio.ts';
import { makeClientBuild } from './testing/client-build.ts';
import { createTestStudio, workOff } from './testing/create-test-studio.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from './testing/simulated-provider-api.ts';
import { launchAt, spawnStudio } from './testing/spawn-studio.ts';
import { createStudioDatabase } from './testing/studio-database.ts';

let providerApi: SimulatedProviderApi;
let child: ChildProcess;
let url = '';
let survivor: Studio;
let dropDatabase: () => Promise<void>;
const distDir = makeClientBuild();
const firstBalance = 500_00n;
const players = Array.from({ length: 6 }, (_, place) => `${place + 1}`);
const bet = { stake: 5_00n, rows: 16, risk: 'low' };

beforeAll(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  for (const player of players) providerApi.balances.set(player, firstBalance);
  survivor = await createTestStudio(database, providerApi.url);
  ({ child, url } = await spawnStudio(database, { platformUrl: providerApi.url, distDir }));
});
afterAll(async () => {
  child.kill('SIGKILL');
  await survivor.pool.end();
  await providerApi.stop();
  await dropDatabase();
  rmSync(distDir, { recursive: true });
});

/** Plays round after round until the studio is gone. */
async function playOn(player: string): Promise<void> {
  const session = await launchAt(url, { player });
  for (let round = 0; ; round += 1) {
    const answered = await fetch(`${url}/api/bet`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      body: encodeJson({ requestId: `round-${player}-${round}`, bet }),
    }).catch(() => null);
    if (!answered) return;
  }
}

test('a studio that is killed in the middle of play has lost nothing and doubled nothing', async () => {
  let requests = 0;
  // Killed while requests are pending: this one was applied and its answer lost.
  providerApi.fault = () => {
    requests += 1;
    if (requests === 90) child.kill('SIGKILL');
    return requests === 90 ? 'deaf' : 'none';
  };
  await Promise.all(players.map(playOn));
  providerApi.fault = () => 'none';
  await workOff(survivor);
  const { rows } = await survivor.pool.query<{ player: string; net: bigint; live: bigint }>(
    `select player, coalesce(sum(payout - stake) filter (where state = 'settled'), 0)::bigint as net,
       count(*) filter (where state not in ('settled', 'cancelled')) as live
     from studio.round group by player`,
  );
  expect(rows).toHaveLength(players.length);
  for (const { player, net, live } of rows) {
    expect(live).toBe(0n);
    expect(providerApi.balances.get(player)).toBe(firstBalance + net);
  }
});
