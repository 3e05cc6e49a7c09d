import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { allCalls } from '@perya/contract/all-calls';
import { payPath } from '@perya/sandbox/pay/start-pay';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Apis, assembleModules, entrancesOf } from './assemble-modules.ts';
import { evidenceCarriers } from './modules/evidence/index.ts';
import { alarmCarriers } from './modules/house/index.ts';
import { step } from './platform/announce.ts';
import { loadBackofficeBuild } from './platform/backoffice/backoffice-build.ts';
import { readBuckets } from './platform/database/buckets.ts';
import { oneStartAtATime } from './platform/database/one-start-at-a-time.ts';
import { createCommitSignal } from './platform/events/commit-signal.ts';
import { openStores } from './platform/files/open-stores.ts';
import { createPictureStore } from './platform/files/picture-store.ts';
import { createSealedFiles } from './platform/files/sealed-files.ts';
import { requireOwnStaffHost } from './platform/http/origins/staff-host.ts';
import { createRateLimiter } from './platform/http/rate-limits.ts';
import { openKeyring, registerKeyUse } from './platform/keys/open-keyring.ts';
import { createLive } from './platform/live/live.ts';
import { createLogWriter } from './platform/log-writer.ts';
import { createDrain, type Drain } from './platform/network/drain.ts';
import { degradedParts } from './platform/processes/degraded.ts';
import type { Otlp } from './platform/trace/otlp.ts';
import { keepAssets } from './platform/web/kept-assets.ts';
import { loadWebBuild } from './platform/web/web-build.ts';
import { chooseGameProviders } from './providers/games/choose-providers.ts';
import { chooseScanner } from './providers/id-scan/choose-scanner.ts';
import { chooseSenders, requireSafeMail } from './providers/messages/choose-senders.ts';
import { messageCarriers } from './providers/messages/message-outbox.ts';
import { chooseHosts } from './providers/partners/choose-hosts.ts';
import { chooseGateways } from './providers/payments/choose-gateways.ts';
import { watchGateways } from './providers/payments/watch-gateways.ts';
import { seedDemo } from './seed-demo.ts';
import { payInForPeople, seedPeople } from './seed-people.ts';
import type { Settings } from './settings.ts';
import { listen } from './start/listen.ts';
import { openConnections } from './start/open-connections.ts';
import { addressesOf, startDemoStudio, startSandbox } from './start/start-sandbox.ts';
import { startWork } from './start/start-work.ts';
import { createStops, type OnStop } from './start/stops.ts';

export interface Server {
  port: number;
  /** False if nobody can get into the staff app yet. */
  hasStaff: boolean;
  /** Resolves with a reason if the embedded database ends by itself. */
  databaseEnded: Promise<string>;
  /** Sends everybody elsewhere first, for as long as the settings say or until this is settled. */
  drain(isEnough: Promise<void>): Promise<void>;
  /** False if something had not ended within the bound. */
  stop(): Promise<boolean>;
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function seed(apis: Apis, settings: Settings): Promise<void> {
  if (settings.seed !== 'demo') return;
  await step('Demo operator', () => seedDemo(apis, settings));
  if (!settings.hasSandbox) return;
  await apis.staff.ensureDemoAccounts();
  await seedPeople(apis);
}

type Connections = Awaited<ReturnType<typeof openConnections>>;

/** The modules, on connections and providers of the settings. */
async function startModules(
  connections: Connections,
  settings: Settings,
  ownUrl: () => string,
  onStop: OnStop,
) {
  const keyring = await openKeyring(connections.pool, settings);
  const stores = await openStores(settings);
  const sandbox = await startSandbox({ settings, keyring, ownUrl, onStop });
  const live = createLive({ keyring, settings });
  onStop(live.close);
  await live.prove();
  const watched = watchGateways(chooseGateways(settings, sandbox?.pay ?? null));
  onStop(watched.close);
  const parts = {
    settings,
    keyring,
    stores,
    live,
    pool: connections.pool,
    ledgerPool: connections.ledgerPool,
    buckets: await readBuckets(connections.pool),
    rateLimiter: createRateLimiter(settings.rateLimits, connections.sharedCounts),
    pictures: createPictureStore(stores.area('files')),
    sealed: createSealedFiles(stores.area('sealed'), keyring),
    archives: stores.area('archives'),
    sender: chooseSenders(settings, sandbox?.inbox ?? null),
    idScan: chooseScanner(settings, sandbox?.scanner ?? null),
    gateways: watched.gateways,
    gameProviders: chooseGameProviders(settings),
    hosts: chooseHosts(settings, sandbox?.hosts ?? null),
    commitSignal: createCommitSignal(),
  };
  const modules = assembleModules(parts);
  onStop(modules.close);
  // Real players come when two people have decided it; everywhere else anybody may look around at once.
  await modules.apis.doors.begin(settings.environment !== 'production');
  await modules.apis.content.beginBrands();
  await modules.apis.staff.ensureRoles();
  await seed(modules.apis, settings);
  const { sharedCounts } = connections;
  const degraded = () => degradedParts({ sharedCounts, live, silentGateways: watched.silent });
  return { ...connections, ...parts, ...modules, sandbox, degraded };
}

type Assembled = Awaited<ReturnType<typeof startModules>>;

/** The HTTP stack with both apps and, where it is switched on, the sandbox. */
async function openApp(
  assembled: Assembled & { otlp: Otlp | null },
  mountSandbox: (app: FastifyInstance) => void,
  logStream: ReturnType<typeof createLogWriter>,
  drain: Drain,
) {
  const { settings, pool, rateLimiter, sharedCounts, apis, handlers } = assembled;
  const { live, livePool, pictures, keyring, stores, otlp } = assembled;
  const entrances = entrancesOf(apis);
  const backoffice = loadBackofficeBuild(folder('../../backoffice/dist'));
  const web = await loadWebBuild(folder('../../web/dist'));
  const kept = await keepAssets(stores.area('assets'), [
    { app: 'web', clientDir: web.clientDir, isOpen: () => true },
    {
      app: 'backoffice',
      clientDir: backoffice.clientDir,
      isOpen: (name) => backoffice.files.get(name) === true,
    },
  ]);
  return createApp({
    settings,
    pool,
    rateLimiter,
    sharedCounts,
    calls: allCalls,
    handlers,
    ...entrances,
    registerMetrics(registry) {
      entrances.registerMetrics(registry);
      registerKeyUse(registry, keyring);
      stores.registerMetrics(registry);
      otlp?.sendMetrics(registry);
    },
    degraded: assembled.degraded,
    warnings: stores.warnings,
    providerApi: apis.games.mountProviderApi,
    sandbox: mountSandbox,
    live: {
      live,
      pool: livePool,
      isSessionOpen: apis.identity.isSessionOpen,
      limits: settings.liveLimits,
    },
    network: settings.network,
    pictures,
    logStream,
    drain,
    backoffice: {
      build: backoffice,
      kept,
      imagesHost: settings.imagesHost,
    },
    web: {
      build: web,
      kept,
      artDir: folder('../../../art/pictures'),
      policy: { ...settings, ...addressesOf(settings) },
      readIndex: apis.catalogue.readIndex,
      standing: apis.doors.standing,
    },
  });
}

/** Before the first connection, whose statements are followed; nothing of it is loaded where nobody asks. */
async function startTracing({ otlp }: Settings): Promise<Otlp | null> {
  if (otlp === null) return null;
  const { startOtlp } = await import('./platform/trace/otlp.ts');
  return startOtlp(otlp);
}

/** Starts everything, each part with what ends it, and answers where it listens. */
async function start(
  settings: Settings,
  onStop: OnStop,
  drain: Drain,
): Promise<Omit<Server, 'drain' | 'stop'>> {
  const log = createLogWriter(process.stdout.fd);
  onStop(log.end);
  process.once('exit', log.flush);
  requireSafeMail(settings);
  requireOwnStaffHost(settings);
  const otlp = await startTracing(settings);
  onStop(async () => otlp?.stop());
  let url = '';
  const ownUrl = () => url;
  const connections = await openConnections(settings, onStop);
  // What all processes share is made by one of them: the key, roles, the demo, the studio's tables.
  const { assembled, mountStudio } = await oneStartAtATime(
    connections.database.ownerUrl,
    async () => {
      const made = await startModules(connections, settings, ownUrl, onStop);
      const needs = { settings, keyring: made.keyring, ownUrl, onStop };
      return { assembled: made, mountStudio: await startDemoStudio(needs, made) };
    },
  );
  const { database, pool, readersPool, apis, sandbox, sender, live, commitSignal, jobs } =
    assembled;
  const mountSandbox = (host: FastifyInstance) => {
    sandbox?.mount(host, apis);
    mountStudio?.(host);
  };
  const app = await openApp({ ...assembled, otlp }, mountSandbox, log, drain);
  onStop(() => app.close());
  const followLogs = await startWork({
    databaseUrl: database.directUrl,
    dataDir: settings.dataDir,
    degraded: assembled.degraded,
    carriers: {
      ...messageCarriers(sender),
      ...alarmCarriers(settings.alarmPlaces),
      ...evidenceCarriers(settings.evidenceKeepers),
      ...live.carriers,
      ...apis.games.carriers,
      ...apis.messages.carriers,
    },
    log: app.log,
    pool,
    readersPool,
    tasksAtOnce: settings.pools.jobs,
    jobs,
    commitSignal,
    onStop,
  });
  const { port, url: opened } = await listen(app, settings);
  url = opened;
  if (sandbox?.pay && settings.seed === 'demo') {
    payInForPeople(apis, { url, payPath }).catch((err) =>
      app.log.warn({ err }, 'the demo players could not pay in'),
    );
  }
  followLogs();
  return { port, hasStaff: await apis.staff.hasAccounts(), databaseEnded: database.ended };
}

/** Whether it has ended in time. */
async function within(ms: number, ending: Promise<void>): Promise<boolean> {
  const over = new AbortController();
  const late = pause(ms, false, { signal: over.signal, ref: true }).catch(() => false);
  const isInTime = await Promise.race([ending.then(() => true), late]);
  over.abort();
  return isInTime;
}

/** Assembles the product: the only place that knows everything. */
export async function createServer(settings: Settings): Promise<Server> {
  const { onStop, stop } = createStops();
  const drain = createDrain();
  try {
    return {
      ...(await start(settings, onStop, drain)),
      async drain(isEnough) {
        if (settings.drainMs === 0) return;
        drain.begin(settings.drainMs);
        await within(settings.drainMs, isEnough);
      },
      stop: () => within(settings.stopMs - settings.drainMs, stop()),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
