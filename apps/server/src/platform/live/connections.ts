import type { WebSocket } from 'ws';
import type { LivePlayer } from './credential.ts';

/** One open line, and whose it is once it has greeted. */
export interface Connection {
  socket: WebSocket;
  address: string;
  player: LivePlayer | null;
}

/** Reasons that a browser sees when a line is closed; 4001 tells the app not to come back. */
export const closeCodes = {
  stopping: 1001,
  refused: 1008,
  tooMany: 1013,
  over: 4000,
  sessionEnded: 4001,
} as const;

/** Every open line of this process, by address and by player. */
export function createConnections() {
  const all = new Set<Connection>();
  const perAddress = new Map<string, number>();
  const byPlayer = new Map<bigint, Set<Connection>>();

  function addTo(counts: Map<string, number>, key: string, by: number): void {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }

  return {
    size: () => all.size,
    list: (): Iterable<Connection> => [...all],
    /** Those of players. */
    greeted: (): ReadonlySet<Connection> =>
      new Set([...all].filter(({ player }) => player !== null)),
    countOf: (address: string) => perAddress.get(address) ?? 0,
    of: (uid: bigint): ReadonlySet<Connection> => byPlayer.get(uid) ?? new Set(),

    open(socket: WebSocket, address: string): Connection {
      const connection: Connection = { socket, address, player: null };
      all.add(connection);
      addTo(perAddress, address, 1);
      socket.once('close', () => {
        all.delete(connection);
        addTo(perAddress, address, -1);
        this.leave(connection);
      });
      return connection;
    },

    /** From now on it hears of its session's end; false if the player has so many already. */
    join(connection: Connection, player: LivePlayer, max: number): boolean {
      const own = byPlayer.get(player.uid) ?? new Set();
      if (own.size >= max) return false;
      connection.player = player;
      byPlayer.set(player.uid, own.add(connection));
      return true;
    },

    leave(connection: Connection): void {
      const { player } = connection;
      if (player === null) return;
      const own = byPlayer.get(player.uid);
      own?.delete(connection);
      if (own?.size === 0) byPlayer.delete(player.uid);
      connection.player = null;
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
