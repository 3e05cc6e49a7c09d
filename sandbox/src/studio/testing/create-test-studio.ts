import type pg from 'pg';
import { listPlaces } from '../mates/mates.store.ts';
import { createMatesHub } from '../mates/mates-hub.ts';
import { migrateStudio } from '../migrate-studio.ts';
import { deliverDue } from '../provider-api/deliver-outbox.ts';
import { createProviderClient } from '../provider-api/provider-client.ts';
import { createVenueKeyCache } from '../provider-api/venue-key-cache.ts';
import { recoverRounds } from '../recovery/recover-rounds.ts';
import { readRoom } from '../rooms/read-room.ts';
import { createRoomHub } from '../rooms/room-hub.ts';
import { createSeatQueue } from '../seat-queue.ts';
import type { SessionRow } from '../seats.store.ts';
import type { Studio } from '../studio.ts';
import { createStudioPool } from '../studio-pool.ts';
import { readTables } from '../tables/read-tables.ts';
import { createTableHub } from '../tables/table-hub.ts';
import { createVault } from '../vault/vault.ts';
import { testVenue } from './simulated-provider-api.ts';
import type { StudioDatabase } from './studio-database.ts';

export const testKey = Buffer.alloc(32, 5);

/** The studio's verbs on a database, without a server around them: one process of possibly several. */
export async function createTestStudio(
  database: Pick<StudioDatabase, 'url' | 'ownerUrl'>,
  platformUrl: string,
): Promise<Studio> {
  const owner = createStudioPool(database.ownerUrl);
  await migrateStudio(owner).finally(() => owner.end());
  const pool = createStudioPool(database.url);
  const venues = createVenueKeyCache([testVenue]);
  const studio: Studio = {
    pool,
    vault: createVault([testKey]),
    venues,
    providerApi: createProviderClient({ platformUrl: () => platformUrl, venues, timeoutMs: 2000 }),
    inTurn: createSeatQueue(),
    rooms: {
      hub: createRoomHub({ read: (key) => readRoom(studio, key), log: () => {} }),
      seeds: new Map(),
    },
    tables: createTableHub({ read: (session) => readTables(studio, session), log: () => {} }),
    mates: createMatesHub({ listPlaces: (at) => listPlaces(studio.pool, at) }),
    publicUrl: '/sandbox/studio',
    log: () => {},
  };
  return studio;
}

export const seatOf = (player: string, game = 'plinko'): SessionRow => ({
  venue: testVenue.code,
  player,
  game,
  walletToken: `token-of-${player}`,
  lang: 'en',
  isTest: false,
  maySay: true,
});

/** Makes everything in the outbox due. */
export async function letTimePass({ pool }: { pool: pg.Pool }): Promise<void> {
  await pool.query(`update studio.round set lease_until = now() - interval '1 second'`);
  await pool.query(`update studio.move set lease_until = now() - interval '1 second'`);
  await pool.query(`update studio.outbox set next_try_at = now() where done_at is null`);
}

/** Delivers until the outbox is empty. */
export async function workOff(studio: Studio): Promise<void> {
  do {
    await letTimePass(studio);
    await recoverRounds(studio);
  } while ((await deliverDue(studio)) > 0);
}
