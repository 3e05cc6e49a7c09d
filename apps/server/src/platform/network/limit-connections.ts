import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Counter, type Registry } from 'prom-client';
import { networkOf } from '../http/network-of.ts';

/** Closes every connection of an address beyond so many; what it has open already is left alone. */
export function limitConnections(server: Server, registry: Registry, perAddress: number): void {
  const refused = new Counter({
    name: 'perya_connections_refused_total',
    help: 'Connections closed at once because their address had too many.',
    registers: [registry],
  });
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= perAddress) {
      refused.inc();
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
