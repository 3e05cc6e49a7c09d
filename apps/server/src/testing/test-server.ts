import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@perya/contract/all-calls';
import { namedGames } from '@perya/demo/generated-games';
import { deliveryPath, registerSmsInbox } from '@perya/sandbox/sms-inbox/register-sms-inbox';
import type { JobHelpers } from 'graphile-worker';
import type pg from 'pg';
import { createApp } from '../app.ts';
import { type Apis, assembleModules, entrancesOf } from '../assemble-modules.ts';
import { type Buckets, readBuckets } from '../platform/database/buckets.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { catchUp } from '../platform/events/log-reader.ts';
import { createFolderStore } from '../platform/files/folder-store.ts';
import { createPictureStore } from '../platform/files/picture-store.ts';
import { createSealedFiles } from '../platform/files/sealed-files.ts';
import type { Authenticators } from '../platform/http/callers.ts';
import type { Calls, Handlers } from '../platform/http/mount-calls.ts';
import { createRateLimiter } from '../platform/http/rate-limits.ts';
import { createKeyring } from '../platform/keyring.ts';
import { createLive } from '../platform/live/live.ts';
import type { LiveLimits } from '../platform/live/live-limits.ts';
import type { NetworkLimits } from '../platform/network/network-limits.ts';
import { deliverOutbox } from '../platform/outbox/deliver-outbox.ts';
import { createOutboxStore } from '../platform/outbox/outbox.store.ts';
import type { SharedCounts } from '../platform/redis/shared-counts.ts';
import type { GameProvider } from '../providers/games/game-provider.ts';
import { chooseScanner, type SandboxScanner } from '../providers/id-scan/choose-scanner.ts';
import { inboxSender } from '../providers/messages/inbox-sender.ts';
import { messageCarriers } from '../providers/messages/message-outbox.ts';
import type { PartnerHosts } from '../providers/partners/host.ts';
import type { PaymentGateway } from '../providers/payments/gateway.ts';
import type { RateLimitTable } from '../rate-limits.ts';
import { seedDemo } from '../seed-demo.ts';
import { readSettings } from '../settings.ts';
import { createScriptedGateway, type ScriptedGateway } from './scripted-gateway.ts';
import { createTestDatabase, ensureDemoTemplate, type TestDatabase } from './test-database.ts';

export interface TestServer extends Apis {
  url: string;
  port: number;
  database: TestDatabase;
  /** Every line the server has logged so far. */
  logged(): string;
  /** Lets every reader of a log catch up, and empties the outbox: what the background does all the time. */
  settle(): Promise<void>;
  /** The gateway `sandbox`, which does what the test says; there unless the suite has brought its own. */
  gateway: ScriptedGateway;
  /** Where published pictures lie. */
  filesDir: string;
  /** Where private files lie, sealed. */
  sealedDir: string;
  /** Where signed days lie. */
  archivesDir: string;
  /** Runs a task of the modules, as the scheduler does, or a turn of a loop. */
  runTask(name: string): Promise<void>;
  /** The names of all of them. */
  tasks: readonly string[];
  /** Lets the modules turn new work away, as they do first when the server stops. */
  closeModules(): Promise<void>;
  stop(): Promise<void>;
}

/** Transactions of other suites hold readers back for as long as they last. */
const timeoutMs = 20_000;

export interface TestServerOptions<C extends Calls> {
  /** Calls of the suite's own, mounted on the real stack beside the product's. */
  calls?: C;
  handlers?: Handlers<C>;
  /** For kinds of callers that only the suite's own calls have. */
  authenticators?: Omit<Authenticators, 'player'>;
  rateLimits?: Partial<RateLimitTable>;
  /** Where rate limits are counted together with other processes; otherwise this one counts alone. */
  sharedCounts?: SharedCounts;
  network?: Partial<NetworkLimits>;
  liveLimits?: Partial<LiveLimits>;
  settings?: Record<string, string>;
  /** Whose word is taken for scans of IDs. */
  idScan?: Omit<SandboxScanner, 'ownUrl'>;
  /** Who moves money; by default one scripted gateway named `sandbox`. */
  gateways?: readonly PaymentGateway[];
  /** Providers of games that speak a wire of their own; by default none. */
  gameProviders?: readonly GameProvider[];
  /** Who says whom partners' apps send; by default nobody. */
  hosts?: PartnerHosts;
  /** What listens for live messages, where the database's pool cannot. */
  livePool?: pg.Pool;
  /** A database that is there already, dropped with the server; otherwise a new one. */
  database?: TestDatabase;
  /** A house that nobody has furnished yet. */
  isEmpty?: boolean;
}

const scannerOf = <C extends Calls>({ idScan }: TestServerOptions<C>, ownUrl: () => string) =>
  idScan ? { ...idScan, ownUrl } : null;

/** The modules of the product on a database, with files of their own and an inbox instead of a phone. */
function assemble<C extends Calls>(
  options: TestServerOptions<C>,
  { pool, buckets, urlOf }: { pool: pg.Pool; buckets: Buckets; urlOf: () => string },
) {
  const filesDir = mkdtempSync(join(tmpdir(), 'perya-files-'));
  const sealedDir = mkdtempSync(join(tmpdir(), 'perya-sealed-'));
  const archivesDir = mkdtempSync(join(tmpdir(), 'perya-archives-'));
  const keyring = createKeyring(Buffer.alloc(32, 1));
  const pictures = createPictureStore(createFolderStore(filesDir, { isPrivate: false }));
  const gateway = createScriptedGateway();
  const settings = readSettings({
    NODE_ENV: 'test',
    PERYA_LOG_LEVEL: 'info',
    // Long lists, several providers and every category: the demo itself has fourteen games.
    PERYA_SEED_GAMES: String(namedGames.length),
    ...options.settings,
  });
  const rateLimiter = createRateLimiter(
    { ...settings.rateLimits, ...options.rateLimits },
    options.sharedCounts ?? null,
  );
  const live = createLive({ keyring, settings });
  const sender = inboxSender(() => `${urlOf()}${deliveryPath}`, 'test-inbox');
  const modules = assembleModules({
    settings,
    pool,
    buckets,
    ledgerPool: pool,
    rateLimiter,
    pictures,
    sealed: createSealedFiles(createFolderStore(sealedDir, { isPrivate: true }), keyring),
    archives: createFolderStore(archivesDir, { isPrivate: true }),
    keyring,
    sender,
    idScan: chooseScanner(settings, scannerOf(options, urlOf)),
    gateways: new Map((options.gateways ?? [gateway]).map((each) => [each.name, each])),
    gameProviders: new Map((options.gameProviders ?? []).map((each) => [each.venue, each])),
    hosts: options.hosts ?? new Map(),
    live,
    commitSignal: createCommitSignal(),
  });
  const close = async () => {
    await modules.close();
    for (const dir of [filesDir, sealedDir, archivesDir])
      rmSync(dir, { recursive: true, force: true });
  };
  return {
    ...modules,
    close,
    closeModules: modules.close,
    settings,
    rateLimiter,
    live,
    sender,
    gateway,
    pictures,
    filesDir,
    sealedDir,
    archivesDir,
  };
}

async function seed(
  { apis, settings }: ReturnType<typeof assemble>,
  isEmpty = false,
): Promise<void> {
  await apis.doors.begin(settings.environment !== 'production');
  await apis.content.beginBrands();
  await apis.staff.ensureRoles();
  if (!isEmpty) await seedDemo(apis, settings);
}

/** Suites that run one after the other share this module. */
let demoIsThere: Promise<void> | undefined;

/** A copy of a database that was filled once: to fill one for every suite takes longer than most suites. */
async function copyDemo(): Promise<TestDatabase> {
  demoIsThere ??= ensureDemoTemplate(async (pool) => {
    const assembly = assemble({}, { pool, buckets: await readBuckets(pool), urlOf: () => '' });
    await seed(assembly).finally(assembly.close);
  });
  await demoIsThere;
  return createTestDatabase({ from: 'demo' });
}

/** The real server on a free port and a database of its own, with the demo operator in it. */
export async function startTestServer<C extends Calls = Record<never, never>>(
  options: TestServerOptions<C> = {},
): Promise<TestServer> {
  const { isEmpty = false } = options;
  const database = options.database ?? (await (isEmpty ? createTestDatabase() : copyDemo()));
  const { pool } = database;
  let url = '';
  const assembly = assemble(options, { pool, buckets: await readBuckets(pool), urlOf: () => url });
  const { apis, handlers, jobs, settings, rateLimiter, live, sender } = assembly;
  await apis.content.beginBrands();
  if (options.database || isEmpty) await seed(assembly, isEmpty);
  const entrances = entrancesOf(apis);
  const lines: string[] = [];
  const app = await createApp({
    settings,
    pool,
    rateLimiter,
    sharedCounts: options.sharedCounts ?? null,
    sandbox: (host) => registerSmsInbox(host, 'test-inbox'),
    pictures: assembly.pictures,
    calls: { ...allCalls, ...options.calls } as typeof allCalls & C,
    handlers: { ...handlers, ...options.handlers } as Handlers<typeof allCalls & C>,
    ...entrances,
    authenticators: { ...entrances.authenticators, ...options.authenticators },
    providerApi: apis.games.mountProviderApi,
    live: {
      live,
      pool: options.livePool ?? pool,
      isSessionOpen: apis.identity.isSessionOpen,
      limits: { ...settings.liveLimits, ...options.liveLimits },
    },
    network: { ...settings.network, ...options.network },
    logStream: { write: (line: string) => void lines.push(line) },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    database,
    ...apis,
    gateway: assembly.gateway,
    logged: () => lines.join(''),
    async settle() {
      for (const { readers = [] } of jobs) {
        for (const reader of readers) await catchUp(pool, reader, timeoutMs);
      }
      const store = createOutboxStore(pool);
      await deliverOutbox({
        store,
        carriers: {
          ...messageCarriers(sender),
          ...live.carriers,
          ...apis.games.carriers,
          ...apis.messages.carriers,
        },
        onDead: () => {},
      });
    },
    filesDir: assembly.filesDir,
    sealedDir: assembly.sealedDir,
    archivesDir: assembly.archivesDir,
    tasks: jobs.flatMap(({ tasks, loops = {} }) => [...Object.keys(tasks), ...Object.keys(loops)]),
    async runTask(name) {
      const loop = jobs.flatMap(({ loops }) => loops?.[name] ?? []).at(0);
      if (loop) return loop.act();
      const task = jobs.flatMap(({ tasks }) => tasks[name] ?? []).at(0);
      if (!task) throw new Error(`No module has a task ${name}`);
      await task({}, {} as JobHelpers);
    },
    closeModules: assembly.closeModules,
    async stop() {
      await app.close();
      await assembly.close();
      await database.drop();
    },
  };
}
