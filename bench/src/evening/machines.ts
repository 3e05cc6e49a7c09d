import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  freePort,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/embedded.ts';
import { createKeyring } from '../../../apps/server/src/platform/keyring.ts';
import { layOutMosquitto } from '../../../apps/server/src/testing/processes/start-mosquitto.ts';
import { s3EnvironmentAt } from '../../../apps/server/src/testing/s3/s3-server.ts';
import { joinPay } from '../../../sandbox/src/pay/join-pay.ts';
import { layOutHaproxy, type Places } from './lay-out-haproxy.ts';
import { startMortal } from './mortal-program.ts';

/** The programs beside ours. */
export interface Programs {
  haproxy: string;
  openssl: string;
  valkey: string;
  mosquitto: string;
}

const inProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const main = inProject('apps/server/src/main.ts');
const runS3 = inProject('apps/server/src/testing/s3/run-s3.ts');

/** The stores and the broker that both server processes share. */
async function startNeighbours(folder: string, { valkey, mosquitto }: Programs) {
  const logOf = (name: string) => join(folder, `${name}.log`);
  const valkeyPort = await freePort();
  const s3Port = await freePort();
  const flags = ['--port', String(valkeyPort), '--bind', '127.0.0.1', '--save', ''];
  const store = { command: valkey, args: flags, port: valkeyPort, log: logOf('valkey') };
  const directory = join(folder, 'bucket');
  mkdirSync(directory);
  const args = [runS3, String(s3Port), directory];
  const s3 = { command: process.execPath, args, port: s3Port, log: logOf('s3') };
  const laidOut = await layOutMosquitto();
  const broker = { ...laidOut, command: mosquitto, log: logOf('mosquitto') };
  const parts = {
    valkey: await startMortal(store),
    s3: await startMortal(s3),
    broker: await startMortal(broker),
  };
  laidOut.letServerPublish();
  return {
    ...parts,
    environment: {
      REDIS_URL: `redis://127.0.0.1:${valkeyPort}`,
      MQTT_URL: laidOut.url,
      MQTT_PLAYER_URL: laidOut.playerUrl,
      MQTT_ACCESS: 'mosquitto',
      ...s3EnvironmentAt(s3Port),
    },
    async stop() {
      for (const part of Object.values(parts)) await part.kill();
      laidOut.clear();
    },
  };
}

/** Waits until the process says that it is ready, and that nothing of it is degraded. */
async function untilWhole(port: number, withinMs: number): Promise<string | null> {
  for (const endsAt = Date.now() + withinMs; ; await delay(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    const said = (await answer?.text()) ?? 'nothing';
    if (answer?.ok && !said.includes('"degraded"')) return null;
    if (Date.now() > endsAt) return `/readyz of port ${port} says ${said}`;
  }
}

type OnStop = (end: () => Promise<void>) => void;

/** The payment gateway, which is no part of the house: it lives here, as it would with another company. */
async function startGateway(dataDir: string, secretKey: Buffer, onStop: OnStop) {
  const secret = createKeyring(secretKey).digest('sandbox-pay', 'key').toString('base64url');
  const key = { id: 'sandbox', secret };
  const { url, stop } = await joinPay(key, dataDir);
  onStop(stop);
  return { key, url };
}

/** The product as an operator starts it. */
async function startServer(
  folder: string,
  environment: Record<string, string>,
  port: number,
  onStop: OnStop,
) {
  const env = { ...environment, PORT: String(port) };
  const log = join(folder, `server-${port}.log`);
  const server = await startMortal({ command: process.execPath, args: [main], port, env, log });
  onStop(server.kill);
  return server;
}

async function startHaproxy(folder: string, programs: Programs, places: Places, onStop: OnStop) {
  const config = layOutHaproxy(programs.openssl, folder, places);
  const { kill } = await startMortal({
    command: programs.haproxy,
    args: ['-db', '-f', config],
    port: places.port,
    log: join(folder, 'haproxy.log'),
  });
  onStop(kill);
}

/** Where everything is: two server processes behind the load balancer of deploy/, and what they share. */
async function start(folder: string, programs: Programs, onStop: OnStop) {
  const database = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    // Processes are killed and no machine: what was written is there.
    settings: { fsync: 'off', max_wal_size: '200MB' },
  });
  onStop(database.stop);
  const { valkey, s3, broker, environment: shared, stop } = await startNeighbours(folder, programs);
  onStop(stop);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const secretKey = randomBytes(32);
  const gateway = await startGateway(dataDir, secretKey, onStop);
  const servers = [await freePort(), await freePort()] as const;
  const places = { port: await freePort(), plainPort: await freePort(), servers };
  const url = `https://localhost:${places.port}`;
  const environment = {
    ...shared,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_STUDIO_URL: database.studioUrl,
    PERYA_DATA: dataDir,
    PERYA_SECRET_KEY: secretKey.toString('base64'),
    PERYA_PUBLIC_URL: url,
    PERYA_TRUST_PROXY: '127.0.0.1',
    PERYA_LOG_LEVEL: 'warn',
  };
  const first = await startServer(folder, environment, servers[0], onStop);
  const second = await startServer(folder, environment, servers[1], onStop);
  await startHaproxy(folder, programs, places, onStop);
  return {
    url,
    database,
    environment,
    gateway,
    parts: { first, second, valkey, s3, broker },
    /** What is not as it was before anything was killed, in words. */
    async faults(): Promise<string[]> {
      const found = await Promise.all(servers.map((port) => untilWhole(port, 30_000)));
      return found.filter((fault) => fault !== null);
    },
  };
}

/** Starts them all; whoever starts them stops them, and so does who breaks off. */
export async function startMachines(folder: string, programs: Programs) {
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  try {
    return { ...(await start(folder, programs, (end) => ends.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type Machines = Awaited<ReturnType<typeof startMachines>>;
