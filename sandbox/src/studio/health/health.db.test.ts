import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStudio, startStudio } from '../start-studio.ts';
import { makeClientBuild } from '../testing/client-build.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
  testVenue,
} from '../testing/simulated-provider-api.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';

let providerApi: SimulatedProviderApi;
let studio: RunningStudio;
let dropDatabase: () => Promise<void>;
const distDir = makeClientBuild();
beforeAll(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  studio = await startStudio({
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    platformUrl: providerApi.url,
    venues: [testVenue],
    keys: [Buffer.alloc(32, 5)],
    distDir,
  });
});
afterAll(async () => {
  await studio.stop();
  await providerApi.stop();
  await dropDatabase();
  rmSync(distDir, { recursive: true });
});

test('whoever asks is told the hashes of rules and random source, and that nothing is wrong', async () => {
  const response = await fetch(`${studio.url}/api/health`);
  expect(response.status).toBe(200);
  const report = (await response.json()) as {
    fault: string | null;
    components: { name: string; sha256: string }[];
  };
  expect(report.fault).toBeNull();
  expect(report.components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['rng', 'roulette', 'color-game']),
  );
});
