import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How bytes pass: as they should, not at all while nobody is told (a partition), or cut off. */
type State = 'open' | 'silent' | 'cut';

/** A line between the server and its database that can fail as networks do. */
export async function createLine(targetPort: () => number) {
  let state: State = 'open';
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(targetPort(), '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near]] as const) {
      one.on('data', (bytes) => void other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
      if (state === 'silent') one.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    set(next: State): void {
      state = next;
      for (const pair of pairs) {
        for (const socket of pair) {
          if (next === 'cut') socket.destroy();
          else if (next === 'silent') socket.pause();
          else socket.resume();
        }
      }
    },
    async close(): Promise<void> {
      state = 'cut';
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Line = Awaited<ReturnType<typeof createLine>>;
