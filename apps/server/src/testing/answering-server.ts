import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface AskedOfServer {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** Parsed, or null without one. */
  body: unknown;
}

/** A status and JSON; `silence` never answers, `hang-up` ends the line after the work is done. */
export type Answered = { status: number; body: unknown } | 'silence' | 'hang-up';

/** A server that a test answers for, as the documentation of somebody else's says. */
export async function startAnsweringServer(answer: (asked: AskedOfServer) => Answered) {
  const asked: AskedOfServer[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://server.example');
    const each = { method, url, headers, body: text === '' ? null : JSON.parse(text) };
    asked.push(each);
    const said = answer(each);
    if (said === 'silence') return;
    if (said === 'hang-up') return request.socket.destroy();
    response.writeHead(said.status, { 'content-type': 'application/json' });
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
