import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Backend {
  url: string;
  agent: Agent;
  isReady: boolean;
}

const lookEveryMs = 50;
/** Of one connection, and not of what is sent over it. */
const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * A load balancer that does what every one does: it asks `/readyz`, sends requests in turn to those who say yes, over
 * connections that it keeps, and repeats none. What a server cuts off is a failed request of a player.
 */
export async function startBalancer() {
  const backends = new Map<string, Backend>();
  let turn = 0;
  let isOpen = true;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = [...backends.values()].filter(({ isReady }) => isReady);
    const chosen = ready[turn++ % ready.length];
    if (!chosen) {
      outgoing.writeHead(503).end();
      return;
    }
    const { method, url = '/', headers } = incoming;
    const { connection: _, ...passed } = headers;
    const sent = request(new URL(url, chosen.url), {
      method,
      headers: passed,
      agent: chosen.agent,
    });
    sent.on('response', (answer) => {
      const own = Object.entries(answer.headers).filter(([name]) => !hopHeaders.includes(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(own) as NodeJS.Dict<string>);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  }

  async function look(): Promise<void> {
    while (isOpen) {
      for (const backend of backends.values()) {
        const status = await fetch(`${backend.url}/readyz`).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => 0,
        );
        backend.isReady = status === 200;
      }
      await pause(lookEveryMs);
    }
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const looking = look();

  async function untilSeen(url: string, isReady: boolean): Promise<void> {
    while (backends.get(url)?.isReady !== isReady) await pause(lookEveryMs);
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Over when it is sent requests. */
    async add(url: string): Promise<void> {
      backends.set(url, { url, agent: new Agent({ keepAlive: true }), isReady: false });
      await untilSeen(url, true);
    },
    /** Over when it is sent no more. */
    untilAvoided: (url: string) => untilSeen(url, false),
    remove(url: string): void {
      backends.get(url)?.agent.destroy();
      backends.delete(url);
    },
    async stop(): Promise<void> {
      isOpen = false;
      await looking;
      for (const { agent } of backends.values()) agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
