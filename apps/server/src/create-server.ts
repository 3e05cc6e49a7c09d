import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCalls } from '@perya/contract/all-calls';
import { demoVenues } from '@perya/demo/games';
import { hostsPath, startHosts } from '@perya/sandbox/hosts/start-hosts';
import {
  idScanPath,
  pictureBytesMax,
  startIdScan,
} from '@perya/sandbox/id-scan/scanner/start-id-scan';
import { joinPay } from '@perya/sandbox/pay/join-pay';
import { payPath } from '@perya/sandbox/pay/start-pay';
import { registerProxy } from '@perya/sandbox/proxy/register-proxy';
import { deliveryPath, registerSmsInbox } from '@perya/sandbox/sms-inbox/register-sms-inbox';
import { registerStaffCodes } from '@perya/sandbox/staff-codes/register-staff-codes';
import { startStudio } from '@perya/sandbox/studio/start-studio';
import { readVaultKeys } from '@perya/sandbox/studio/vault/vault';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { createApp } from './app.ts';
import { assembleModules, type Doors, entrancesOf } from './assemble-modules.ts';
import { openDatabase } from './open-database.ts';
import { step } from './platform/announce.ts';
import { loadBackofficeBuild } from './platform/backoffice/backoffice-build.ts';
import { createPool } from './platform/database/pool.ts';
import { createCommitSignal } from './platform/events/commit-signal.ts';
import { eventJobs } from './platform/events/jobs.ts';
import { createPictureStore } from './platform/files/picture-store.ts';
import { createSealedFiles } from './platform/files/sealed-files.ts';
import { createIdempotencyStore } from './platform/http/idempotency.store.ts';
import { idempotencyJobs } from './platform/http/jobs.ts';
import { requireOwnStaffHost } from './platform/http/origins/staff-host.ts';
import { createRateLimiter } from './platform/http/rate-limits.ts';
import { createJobsPool, startJobs } from './platform/jobs.ts';
import { createKeyring, type Keyring, readSecretKey } from './platform/keyring.ts';
import { createLive } from './platform/live/live.ts';
import { createLogWriter } from './platform/log-writer.ts';
import { startHeartbeat } from './platform/processes/start-heartbeat.ts';
import { startBackground } from './platform/start-background.ts';
import { StartError } from './platform/start-error.ts';
import { loadWebBuild } from './platform/web/web-build.ts';
import { chooseScanner, requireScanner } from './providers/id-scan/choose-scanner.ts';
import { chooseSenders, requireCarrier } from './providers/messages/choose-senders.ts';
import { messageCarriers } from './providers/messages/message-outbox.ts';
import { chooseHosts } from './providers/partners/choose-hosts.ts';
import { chooseGateways, sandboxGatewayName } from './providers/payments/choose-gateways.ts';
import { rateLimits } from './rate-limits.ts';
import { seedDemo } from './seed-demo.ts';
import { payInForPeople, seedPeople } from './seed-people.ts';
import type { Settings } from './settings.ts';

export interface Server {
  port: number;
  /** False if nobody can get into the staff app yet. */
  hasStaff: boolean;
  /** Resolves with a reason if the embedded database ends by itself. */
  databaseEnded: Promise<string>;
  stop(): Promise<void>;
}

/** A request must not wait for a Redis that is down: rate limits then count in this process. */
const redisOptions = { maxRetriesPerRequest: 1, enableOfflineQueue: false };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** An address of this machine that reaches a server which listens on the host. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, { host, port }: Settings) {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`);
    }
    if (code === 'EACCES') {
      throw new StartError(`This user may not open port ${port}. Set PORT to one above 1023.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST=${host} is not an address of this machine.`);
    }
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** The keys of the venues that the studio acts for; a venue with two is listed twice. */
async function studioVenues({ games }: Doors) {
  const lists = demoVenues.map(async ({ code }) =>
    (await games.keys.validOf(code)).map(({ id, secret }) => ({ code, keyId: id, secret })),
  );
  return (await Promise.all(lists)).flat();
}

async function seed(doors: Doors, settings: Settings): Promise<void> {
  if (settings.seed !== 'demo') return;
  await step('Demo operator', () => seedDemo(doors, settings));
  if (!settings.hasSandbox) return;
  await doors.staff.ensureDemoAccounts();
  await seedPeople(doors);
}

/** The sandbox's gateway, unless the settings have another one of its name. */
async function joinSandboxPay(settings: Settings, keyring: Keyring, ownUrl: () => string) {
  if (settings.gateways.own?.name === sandboxGatewayName) return null;
  // The same for every process of this installation, which share one gateway and its books.
  const secret = keyring.digest('sandbox-pay', 'key').toString('base64url');
  const key = { id: sandboxGatewayName, secret };
  return { ...(await joinPay(key, settings.dataDir)), key, ownUrl };
}

/** Where partners' pages are, in the sandbox where the operator has named none. */
function addressesOf({
  hasSandbox,
  walletAppUrl,
  shopLandingUrl,
  shopUrl,
  shoppingGameUrl,
}: Settings) {
  const orOf = (named: string, path: string) =>
    named === '' && hasSandbox ? `${hostsPath}${path}` : named;
  return {
    walletAppUrl: orOf(walletAppUrl, '/ewallet/app?to={action}'),
    shopLandingUrl: orOf(shopLandingUrl, '/lazada/landing'),
    shopUrl: orOf(shopUrl, '/lazada/shop'),
    shoppingGameUrl: orOf(shoppingGameUrl, '/lazada/game?code={code}'),
  };
}

/** The sandbox's hosts of partners, where it is switched on. */
async function startSandboxHosts(isOn: boolean, keyring: Keyring) {
  if (!isOn) return { sandbox: null, mount: () => {}, stop: async () => {} };
  // The same for every process of this installation: each knows the tokens of the others.
  const secret = keyring.digest('sandbox-hosts', 'key').toString('base64url');
  const key = { id: 'sandbox', secret };
  const { url, urlOf, stop } = await startHosts({ key });
  return {
    sandbox: { url: urlOf, key },
    mount: (app: FastifyInstance) => registerProxy(app, { path: hostsPath, url: () => url }),
    stop,
  };
}

/** Assembles the product: the only place that knows everything. What was started is stopped in reverse order. */
export async function createServer(settings: Settings): Promise<Server> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end().catch(() => {});
  };
  const log = createLogWriter(process.stdout.fd);
  stops.push(log.end);
  process.once('exit', log.flush);
  try {
    requireCarrier(settings);
    requireScanner(settings);
    requireOwnStaffHost(settings);
    const database = await openDatabase(settings);
    stops.push(database.stop);
    const pool = createPool(database.url, { answerTimeoutMs: 30_000 });
    stops.push(() => pool.end());

    const redis = settings.redisUrl ? new Redis(settings.redisUrl, redisOptions) : null;
    redis?.on('error', () => {});
    stops.push(async () => redis?.disconnect());
    const rateLimiter = createRateLimiter(rateLimits, redis);
    const pictures = createPictureStore(join(settings.dataDir, 'files'));
    const keyring = createKeyring(readSecretKey(settings.secretKey, settings.dataDir));
    // The inbox is served on our own port, which is known only once we listen.
    let ownUrl = '';
    const inbox = settings.hasSandbox
      ? { url: () => `${ownUrl}${deliveryPath}`, key: randomBytes(24).toString('base64url') }
      : null;
    const ledgerPool = createPool(database.url, {
      max: 4,
      applicationName: 'perya-ledger',
      // A provider has given up by then, and repeats.
      answerTimeoutMs: 8000,
      lockTimeoutMs: 2000,
    });
    stops.push(() => ledgerPool.end());
    const sender = chooseSenders(settings, inbox);
    const scannerKey = { id: 'sandbox', secret: randomBytes(24).toString('base64url') };
    const scanner = inbox && !settings.idScan ? await startIdScan({ key: scannerKey }) : null;
    if (scanner) stops.push(scanner.stop);
    const pay = inbox ? await joinSandboxPay(settings, keyring, () => ownUrl) : null;
    if (pay) stops.push(pay.stop);
    const hosts = await startSandboxHosts(inbox !== null, keyring);
    stops.push(hosts.stop);
    const live = createLive({ keyring, settings });
    stops.push(live.close);
    // One connection listens all the time; an answer that does not come breaks it.
    const livePool = createPool(database.url, {
      max: 1,
      applicationName: 'perya-live',
      answerTimeoutMs: 5000,
    });
    stops.push(() => livePool.end());
    const commitSignal = createCommitSignal();
    const { doors, ...modules } = assembleModules({
      settings,
      pool,
      ledgerPool,
      rateLimiter,
      pictures,
      sealed: createSealedFiles(join(settings.dataDir, 'sealed'), keyring),
      keyring,
      sender,
      idScan: chooseScanner(
        settings,
        scanner && { url: () => scanner.url, key: scannerKey, ownUrl: () => ownUrl },
      ),
      gateways: chooseGateways(settings, pay),
      hosts: chooseHosts(settings, hosts.sandbox),
      live,
      commitSignal,
    });
    stops.push(modules.close);
    await doors.staff.ensureRoles();
    await seed(doors, settings);

    // Started before the app, whose log it shares.
    let studioLog: (message: string) => void = () => {};
    const studio =
      inbox && settings.seed === 'demo'
        ? await step('Game studio', () =>
            startStudio({
              databaseUrl: database.studioUrl,
              ownerUrl: database.ownerUrl,
              platformUrl: () => ownUrl,
              venues: () => studioVenues(doors),
              keys: readVaultKeys(settings.studioKeys, join(settings.dataDir, 'studio.key')),
              log: (message) => studioLog(message),
            }),
          )
        : null;
    if (studio) stops.push(studio.stop);

    const app = await createApp({
      settings,
      pool,
      rateLimiter,
      calls: allCalls,
      handlers: modules.handlers,
      ...entrancesOf(doors),
      providerApi: doors.games.mountProviderApi,
      sandbox: (host) => {
        if (inbox) {
          registerSmsInbox(host, inbox.key);
          registerStaffCodes(host, doors.staff.listDemoCodes);
        }
        if (studio) registerProxy(host, { path: '/sandbox/studio', url: () => studio.url });
        if (pay) registerProxy(host, { path: payPath, url: pay.url });
        hosts.mount(host);
        if (scanner) {
          const bodyLimitBytes = pictureBytesMax;
          registerProxy(host, { path: idScanPath, url: () => scanner.url, bodyLimitBytes });
        }
      },
      live: { live, pool: livePool, isSessionOpen: doors.identity.isSessionOpen },
      filesDir: pictures.folder,
      logStream: log,
      backoffice: {
        build: loadBackofficeBuild(folder('../../backoffice/dist')),
        imagesHost: settings.imagesHost,
      },
      web: {
        build: await loadWebBuild(folder('../../web/dist')),
        artDir: folder('../../../art/pictures'),
        policy: { ...settings, ...addressesOf(settings) },
        readIndex: doors.catalogue.readIndex,
      },
    });
    stops.push(() => app.close());
    studioLog = (message) => app.log.error({ studio: true }, message);
    const parts = [idempotencyJobs(createIdempotencyStore(pool)), eventJobs(pool), ...modules.jobs];
    const jobsPool = createJobsPool(database.url);
    stops.push(() => jobsPool.end());
    const jobs = await step('Jobs', () => startJobs(jobsPool, parts, app.log));
    stops.push(() => jobs.stop());
    const port = await listen(app, settings);
    ownUrl = `http://${reachableHost(settings.host)}:${port}`;
    if (pay && settings.seed === 'demo') {
      payInForPeople(doors, { url: ownUrl, payPath }).catch((err) =>
        app.log.warn({ err }, 'the demo players could not pay in'),
      );
    }
    const readers = parts.flatMap((part) => part.readers ?? []);
    const loops = Object.assign({}, ...parts.map((part) => part.loops));
    const carriers = { ...messageCarriers(sender), ...live.carriers };
    const heartbeat = startHeartbeat({
      pool,
      dataDir: settings.dataDir,
      onError: (err) => app.log.error({ err }, 'the heartbeat could not be written'),
    });
    stops.push(heartbeat.stop);
    const background = startBackground({
      ...{ pool, readers, loops, carriers, commitSignal, log: app.log },
    });
    stops.push(background.stop);
    const hasStaff = await doors.staff.hasAccounts();
    return { port, hasStaff, databaseEnded: database.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
