import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface Taken {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service that answers as the test says. */
export async function startPushService() {
  const taken: Taken[] = [];
  const answers = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '/';
    taken.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(answers.get(path) ?? 201, { location: '/elsewhere' });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    /** What was sent to an address. */
    takenAt: (path: string) => taken.filter((each) => each.path === path),
    answer: (path: string, status: number) => void answers.set(path, status),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
