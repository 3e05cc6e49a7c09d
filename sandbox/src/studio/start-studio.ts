import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { registerApi } from './api-routes.ts';
import { createHealth } from './health/health.ts';
import { keepChecking } from './health/keep-checking.ts';
import { listPlaces } from './mates/mates.store.ts';
import { createMatesHub } from './mates/mates-hub.ts';
import { runMates } from './mates/run-mates.ts';
import { migrateStudio } from './migrate-studio.ts';
import { registerPages } from './pages/page-routes.ts';
import { deliverDue } from './provider-api/deliver-outbox.ts';
import { createProviderClient } from './provider-api/provider-client.ts';
import { createVenueKeyCache, type VenueSource } from './provider-api/venue-key-cache.ts';
import { endLeasesOfTheDead } from './recovery/leases.store.ts';
import { recoverRounds } from './recovery/recover-rounds.ts';
import { repeat } from './repeat.ts';
import { readRoom } from './rooms/read-room.ts';
import { createRoomHub } from './rooms/room-hub.ts';
import { runRooms } from './rooms/run-rooms.ts';
import { createSeatQueue } from './seat-queue.ts';
import { deleteOldSessions } from './seats.store.ts';
import type { Studio } from './studio.ts';
import { createStudioPool } from './studio-pool.ts';
import { readTables } from './tables/read-tables.ts';
import { runTables } from './tables/run-tables.ts';
import { createTableHub } from './tables/table-hub.ts';
import { sealOldRows } from './vault/seal-old-rows.ts';
import { createVault } from './vault/vault.ts';

export interface StudioOptions {
  databaseUrl: string;
  /** Whoever may make its tables, where the studio itself may not. */
  ownerUrl?: string;
  /** The platform's address; a function where it is known only later. */
  platformUrl: string | (() => string);
  /** The venues that the studio acts for, each with its key; two entries of one code are two valid keys. */
  venues: VenueSource;
  /** The keys that seal seeds and open rounds: the first seals, every one opens. */
  keys: readonly Buffer[];
  port?: number;
  host?: string;
  /** Where browsers find the studio: behind the platform's port, or its own address. */
  publicUrl?: string;
  /** Origins besides its own that may frame a game. */
  frameAncestors?: readonly string[];
  /** The client's build. */
  distDir?: string;
  providerApiTimeoutMs?: number;
  /** How often to look for payouts and stakes that are due. */
  lookEveryMs?: number;
  log?: (message: string) => void;
}

export interface RunningStudio {
  url: string;
  stop(): Promise<void>;
}

const builtClient = fileURLToPath(new URL('../../../games/dist', import.meta.url));
const bodyLimitBytes = 64 * 1024;
const tidyEveryMs = 10 * 60_000;

/** The sandboxed frame of a game has no origin, so every request is cross-origin. */
function allowEveryOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    if (request.method !== 'OPTIONS') return;
    await reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '7200',
      })
      .send();
  });
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port });
  const address = app.server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host}:${taken}`;
}

async function migrateAs(ownerUrl: string): Promise<void> {
  const owner = createStudioPool(ownerUrl);
  await migrateStudio(owner).finally(() => owner.end());
}

function createStudio(options: StudioOptions): Studio {
  const { platformUrl } = options;
  const venues = createVenueKeyCache(options.venues);
  const log = options.log ?? (() => {});
  const studio: Studio = {
    pool: createStudioPool(options.databaseUrl),
    vault: createVault(options.keys),
    venues,
    providerApi: createProviderClient({
      platformUrl: typeof platformUrl === 'string' ? () => platformUrl : platformUrl,
      venues,
      timeoutMs: options.providerApiTimeoutMs ?? 4000,
    }),
    inTurn: createSeatQueue(),
    rooms: {
      hub: createRoomHub({ read: (key) => readRoom(studio, key), log }),
      seeds: new Map(),
    },
    tables: createTableHub({ read: (session) => readTables(studio, session), log }),
    mates: createMatesHub({ listPlaces: (at) => listPlaces(studio.pool, at) }),
    publicUrl: options.publicUrl ?? '/sandbox/studio',
    log,
  };
  return studio;
}

/** The studio: a provider with its own server and tables, which reaches the platform over the wire only. */
export async function startStudio(options: StudioOptions): Promise<RunningStudio> {
  const studio = createStudio(options);
  const { pool, log } = studio;
  try {
    const health = createHealth({ log });
    await migrateAs(options.ownerUrl ?? options.databaseUrl);
    await sealOldRows(studio);
    await endLeasesOfTheDead(studio);
    const app = fastify({ bodyLimit: bodyLimitBytes, forceCloseConnections: true });
    allowEveryOrigin(app);
    await registerPages(app, studio, {
      distDir: options.distDir ?? builtClient,
      frameAncestors: options.frameAncestors ?? [],
    });
    await app.register(async (scope) => registerApi(scope, studio, health));
    const url = await listen(app, options.host ?? '127.0.0.1', options.port ?? 0);
    const lookEveryMs = options.lookEveryMs ?? 1000;
    const work = repeat(
      () => lookEveryMs,
      log,
      async () => {
        await recoverRounds(studio);
        await deliverDue(studio);
      },
    );
    const tidying = repeat(
      () => tidyEveryMs,
      log,
      () => deleteOldSessions(pool),
    );
    const checks = keepChecking(health, log);
    const rooms = runRooms(studio);
    const mates = runMates(studio);
    const tables = runTables(studio);
    return {
      url,
      async stop() {
        await Promise.all(
          [...checks, work, tidying, rooms, mates, tables].map((each) => each.stop()),
        );
        await app.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
