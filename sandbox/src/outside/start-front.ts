import { once } from 'node:events';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Certificate } from './self-signed.ts';

interface FrontOptions {
  certificate: Certificate;
  port: number;
  /** The server behind it, such as `http://127.0.0.1:3000`. */
  behind: string;
}

export interface RunningFront {
  /** What browsers open. */
  url: string;
  stop(): Promise<void>;
}

/** What is passed on, with the address of whoever asked: that of a client alone is not believed. */
const headersOf = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress ?? '',
  'x-forwarded-proto': 'https',
});

function pass(behind: URL, request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path } = request;
  const sent = ask({
    host: behind.hostname,
    port: behind.port,
    method,
    path,
    headers: headersOf(request),
  });
  sent.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // Whoever left no longer waits, and a server that is not there yet is said to be so.
  response.on('close', () => sent.destroy());
  sent.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(sent);
}

/** A line that stays open, for live messages. */
function passLine(behind: URL, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const line = connect(Number(behind.port), behind.hostname, () => {
    const headers = Object.entries(headersOf(request)).flatMap(([name, value]) =>
      [value ?? []].flat().map((each) => `${name}: ${each}`),
    );
    line.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    line.write(head);
    line.pipe(socket).pipe(line);
  });
  line.on('error', () => socket.destroy());
  socket.on('error', () => line.destroy());
}

/** The proxy that stands in front of a house and ends TLS. */
export async function startFront(options: FrontOptions): Promise<RunningFront> {
  const behind = new URL(options.behind);
  const server = createServer(options.certificate, (request, response) =>
    pass(behind, request, response),
  );
  const lines = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    lines.add(socket);
    socket.once('close', () => lines.delete(socket));
    passLine(behind, request, socket, head);
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `https://localhost:${port}`,
    async stop() {
      for (const line of lines) line.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
