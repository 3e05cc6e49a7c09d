import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { livePath } from '@perya/contract/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { WebSocketServer } from 'ws';
import { sendRefusal } from '../http/answer.ts';
import { networkOf } from '../http/network-of.ts';
import { type AppOrigins, isOwnPage } from '../http/origins/own-origins.ts';
import type { PlatformRateLimiter } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import { pathOf } from '../log.ts';
import type { Drain } from '../network/drain.ts';
import { createBroker } from './broker.ts';
import { closeCodes, createConnections } from './connections.ts';
import { followNotices } from './follow-notices.ts';
import type { Live } from './live.ts';
import { type LiveLimits, liveLimits } from './live-limits.ts';
import { createLiveMetrics } from './live-metrics.ts';

export interface LiveEntrance {
  live: Live;
  /** One connection of it listens for as long as the server runs. */
  pool: pg.Pool;
  isSessionOpen(uid: bigint, session: string): Promise<boolean>;
  /** Other limits than the product's. */
  limits?: Partial<LiveLimits>;
}

interface Upgrade {
  socket: Duplex;
  head: Buffer;
  /** What a refusal is written with. */
  response: ServerResponse;
}

/** Whether a request wants to become a line of live messages; every other is answered as if it had not asked. */
export function wantsLive({ method, url }: IncomingMessage): boolean {
  return method === 'GET' && pathOf(url ?? '') === livePath;
}

/** Opens lines at the path: through the router, which knows the address behind a proxy. */
function mount(
  app: FastifyInstance,
  mayOpen: (request: FastifyRequest) => Promise<void>,
  open: (upgrade: Upgrade, request: IncomingMessage, ip: string) => void,
): void {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    const response = new ServerResponse(request);
    response.assignSocket(socket as Socket);
    response.once('finish', () => socket.end());
    upgrades.set(request, { socket, head, response });
    app.routing(request, response);
  });
  app.get(livePath, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) return sendRefusal(request, reply, new Refusal('NO_SUCH_PATH'));
    await mayOpen(request);
    reply.hijack();
    upgrade.response.detachSocket(upgrade.socket as Socket);
    open(upgrade, request.raw, request.ip);
    return reply;
  });
}

/** Live messages of this process: its broker at `/mqtt`, which hears from every process what to tell. */
export async function registerLive(
  app: FastifyInstance,
  { live, pool, isSessionOpen, limits: given }: LiveEntrance,
  {
    registry,
    rateLimiter,
    appOrigins,
    drain,
  }: {
    registry: Registry;
    rateLimiter: PlatformRateLimiter;
    appOrigins: AppOrigins;
    drain: Drain;
  },
): Promise<void> {
  if (live.isOutside) return;
  const limits = { ...liveLimits, ...given };
  const connections = createConnections();
  const metrics = createLiveMetrics(registry, connections.size);
  const onError = (err: unknown) => app.log.error({ err }, 'live messages');
  const broker = await createBroker({
    connections,
    metrics,
    limits,
    readCredential: live.readCredential,
    isSessionOpen,
    onError,
  });
  const websockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.packetBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  async function mayOpen(request: FastifyRequest): Promise<void> {
    await rateLimiter.count('address', networkOf(request.ip));
    // Every page may open a line to every host, and a browser says whose page it is.
    if (isOwnPage(request, appOrigins)) return;
    metrics.refused('origin');
    throw new Refusal('CROSS_SITE');
  }
  mount(app, mayOpen, ({ socket, head }, request, ip) => {
    const address = networkOf(ip);
    websockets.handleUpgrade(request, socket, head, (websocket) => {
      websocket.on('error', () => {});
      if (connections.countOf(address) < limits.connectionsPerAddress) {
        broker.accept(websocket, address);
        return;
      }
      metrics.refused('address');
      websocket.close(closeCodes.tooMany);
    });
  });
  const following = await followNotices({
    pool,
    onNotice: broker.deliver,
    onGap: () => void broker.mendGap(randomUUID()).catch(onError),
    onError,
  });
  drain.onBegin(broker.letGo);
  // Before the server closes, which waits for every line.
  app.addHook('preClose', broker.close);
  app.addHook('onClose', following.stop);
}
