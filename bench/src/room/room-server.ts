import { startStudio } from '../../../sandbox/src/studio/start-studio.ts';
import { makeClientBuild } from '../../../sandbox/src/studio/testing/client-build.ts';
import {
  startSimulatedProviderApi,
  testVenue,
} from '../../../sandbox/src/studio/testing/simulated-provider-api.ts';
import { playerName } from './room-setting.ts';

/** The studio with its rooms. The wallet is one in memory: what is measured is the room, not the ledger. */
const players = Number(process.env['BENCH_PLAYERS'] ?? 0);
const providerApi = await startSimulatedProviderApi();
for (let place = 0; place < players; place += 1) {
  providerApi.balances.set(playerName(place), 1_000_000_00n);
}
const studio = await startStudio({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  platformUrl: providerApi.url,
  venues: [testVenue],
  keys: [Buffer.alloc(32, 5)],
  distDir: makeClientBuild(),
});
process.on('disconnect', () => process.exit(0));
process.send?.(Number(new URL(studio.url).port));
