import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Aedes } from 'aedes';
import { freePort } from '../../../apps/server/src/platform/database/embedded.ts';

const redisPrograms = ['/usr/bin/valkey-server', '/usr/bin/redis-server'];
export const findRedis = () => redisPrograms.find((path) => existsSync(path)) ?? null;

async function startRedis(program: string) {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A broker that takes whatever the server publishes, and can go away and come back. */
async function startBroker() {
  const port = await freePort();
  let aedes: Aedes | null = null;
  let server: ReturnType<typeof createServer> | null = null;
  const sockets = new Set<Socket>();
  let received = 0;
  async function open(): Promise<void> {
    aedes = await Aedes.createBroker();
    aedes.on('publish', (_packet, client) => {
      if (client) received += 1;
    });
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      aedes?.handle(socket);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => (aedes ? aedes.close(() => resolve()) : resolve()));
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    aedes = null;
    server = null;
  }
  await open();
  return {
    env: {
      MQTT_URL: `mqtt://perya:chaos@127.0.0.1:${port}`,
      MQTT_PLAYER_URL: `ws://127.0.0.1:${port}`,
      MQTT_PLAYER_KEY: 'k'.repeat(32),
    },
    received: () => received,
    open,
    close,
  };
}

/** Whoever stands beside the house: Redis where there is one, and a broker outside. */
export async function openNeighbours() {
  const program = findRedis();
  const redis = program ? await startRedis(program) : null;
  const broker = await startBroker();
  return {
    redis,
    broker,
    env: { ...broker.env, ...(redis ? { REDIS_URL: redis.url } : {}) },
    async close() {
      await redis?.stop();
      await broker.close();
    },
  };
}

export type Neighbours = Awaited<ReturnType<typeof openNeighbours>>;

/** Holds processes still for a while: they hang and do not answer, as one on a dying machine does. */
export async function pause(pids: readonly number[], ms: number): Promise<void> {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await delay(ms);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
}
