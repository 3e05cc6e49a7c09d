import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';

export interface PassingServer {
  port: number;
  /** From now on this path is answered with the real body and this added to its end. */
  changeFile(path: string, addition: string): void;
  /** Closes the proxy: requests fail from now on. */
  stop(): Promise<void>;
  /** Opens it again at the same port. */
  start(): Promise<void>;
}

/**
 * A proxy before the real server. A service worker's own requests cannot be
 * changed from inside the browser, so a new version of it has to come over the wire.
 */
export async function passOn(targetPort: number): Promise<PassingServer> {
  const additions = new Map<string, string>();
  const server = createServer((incoming, outgoing) => {
    const addition = additions.get(incoming.url ?? '');
    const headers = { ...incoming.headers };
    if (addition !== undefined) {
      // The whole body in plain bytes, or there would be nothing to add to.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) {
        delete headers[name];
      }
    }
    const { method, url: path } = incoming;
    const onward = ask({ host: '127.0.0.1', port: targetPort, method, path, headers }, (answer) => {
      const answered = { ...answer.headers };
      if (addition !== undefined) {
        for (const name of ['content-length', 'etag', 'last-modified']) delete answered[name];
      }
      outgoing.writeHead(answer.statusCode ?? 502, answered);
      answer.pipe(outgoing, { end: addition === undefined });
      if (addition !== undefined) answer.on('end', () => outgoing.end(addition));
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    changeFile: (path, addition) => additions.set(path, addition),
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
