import { rmSync } from 'node:fs';
import { calls } from '@perya/contract/calls';
import {
  type ConfigurationFile,
  configurationFormat,
  configurationVersion,
} from '@perya/contract/configuration/file';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { demoBranches } from '@perya/demo/branches';
import { readStudioSettings } from '@perya/sandbox/studio/process/read-studio-settings';
import { type RunningStudio, startStudio } from '@perya/sandbox/studio/start-studio';
import { makeClientBuild } from '@perya/sandbox/studio/testing/client-build';
import { createStudioDatabase } from '@perya/sandbox/studio/testing/studio-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { createMoneyPlayer } from '../../../testing/money-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const studioAddress = 'https://games.casino.example';
const distDir = makeClientBuild();

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
let studio: RunningStudio | undefined;
let dropStudio: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer({
    isEmpty: true,
    settings: { PERYA_FRAME_ORIGINS: studioAddress },
  });
  ana = await createApiStaff(server, 'administrator');
  ben = await createApiStaff(server, 'administrator');
});
afterAll(async () => {
  await studio?.stop();
  await dropStudio?.();
  await server.stop();
  rmSync(distDir, { recursive: true });
});

const planned = { reason: 'planned', words: 'Before the opening' } as const;

/** A house with a branch or more, and one game of the studio. */
const house: ConfigurationFile = {
  format: configurationFormat,
  version: configurationVersion,
  as_of: '2026-11-18T00:00:00.000Z',
  pictures: {},
  parts: {
    'kyc.branches': demoBranches.map(({ id, address }) => ({
      id,
      address,
      place: id,
      is_open: true,
    })),
    'catalogue.venues': [
      {
        code: 'own-studio',
        name: 'Our Studio',
        launch_url: `${studioAddress}/play`,
        is_open: true,
        win_times: 1000,
        day_allowance: null,
        promo_allowance: 0,
        promo_wagering_times: 10,
      },
    ],
    'catalogue.platforms': [
      { venue: 'own-studio', id: 'own-studio', name: 'Our Studio', logo: '', is_open: true },
    ],
    'catalogue.games': [
      {
        code: 'plinko',
        venue: 'own-studio',
        platform: 'own-studio',
        provider_game: 'plinko',
        name: 'Plinko Perya',
        category: 'Board Game',
        game_type: 5,
        img: '/art/covers/plinko',
        rtp: 97.34,
        is_hot: false,
        is_new: true,
        is_maintained: false,
        is_online: true,
        sorting: 100,
        stake_min: 100,
        stake_max: 100_000,
        win_times: 1000,
        maintenance_en: null,
        maintenance_tl: null,
        opens: null,
      },
    ],
  },
};

async function furnish(): Promise<void> {
  const file = new File([JSON.stringify(house)], 'house.json', { type: 'application/json' });
  const { draft, problems } = await ana.client.upload(staffCalls.draftConfiguration, file);
  expect(problems).toEqual([]);
  const { id } = await ana.client.call(staffCalls.askConfiguration, {
    draft: draft ?? '0',
    ...planned,
  });
  await approveAs(ben, id);
}

/** As its process does, with the settings that it is given and tables of its own. */
async function connectStudio(): Promise<RunningStudio> {
  const { id } = await ana.client.call(staffCalls.askVenueKey, {
    venue: 'own-studio',
    valid: [],
    ...planned,
  });
  await approveAs(ben, id);
  const { name, value } = await ana.client.call(staffCalls.collectPart, { id });
  const database = await createStudioDatabase();
  dropStudio = database.drop;
  const settings = readStudioSettings({
    STUDIO_DATABASE_URL: database.url,
    STUDIO_OWNER_URL: database.ownerUrl,
    STUDIO_PLATFORM_URL: server.url,
    STUDIO_PUBLIC_URL: studioAddress,
    STUDIO_VENUE: 'own-studio',
    STUDIO_KEY_ID: name ?? '',
    STUDIO_KEY_SECRET: value,
    STUDIO_SEAL_KEYS: Buffer.alloc(32, 9).toString('base64'),
    STUDIO_PORT: '0',
  });
  if ('missing' in settings) throw new Error(settings.missing.join('\n'));
  return startStudio({ ...settings, distDir });
}

test('an empty house is furnished by one file, our studio is a venue of its own, and a player makes the first bet', async () => {
  await furnish();
  const started = await connectStudio();
  studio = started;
  const player = await createMoneyPlayer(server, { pesos: 100 });
  const address = new URL(await player.client.call(calls.launchGame, { code: 'plinko' }));
  expect(`${address.origin}${address.pathname}`).toBe(`${studioAddress}/play`);

  const page = await (await fetch(`${started.url}/play${address.search}`)).text();
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? '{}') as {
    session?: string;
  };
  const response = await fetch(`${started.url}/api/bet`, {
    method: 'POST',
    headers: { authorization: `Bearer ${boot.session}`, 'content-type': 'application/json' },
    // Amounts go over this wire in a form of their own.
    body: JSON.stringify({
      requestId: 'first-bet',
      bet: { stake: { $bigint: '500' }, rows: 12, risk: 'high' },
    }),
  });
  const answer = (await response.json()) as { round?: { status: string } };
  expect(answer.round?.status).toBe('settled');
  const { rows } = await server.database.owner.query<{ stake: bigint }>(
    'select stake from games.bet where uid = $1',
    [player.id],
  );
  expect(rows).toEqual([{ stake: 500n }]);
  expect(await server.ledger.check()).toEqual([]);
});
