import type { FastifyInstance } from 'fastify';
import { StartError } from '../platform/start-error.ts';
import type { Settings } from '../settings.ts';

/** An address of this machine that reaches a server which listens on the host. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Opens the port, or says in words why that cannot be. */
export async function listen(app: FastifyInstance, { host, port }: Settings) {
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
  const opened = typeof address === 'object' && address !== null ? address.port : port;
  return { port: opened, url: `http://${reachableHost(host)}:${opened}` };
}
