import { createServer, type Socket } from 'node:net';
import { createCutter, type Message, readParameters, textAt, write } from './messages.ts';
import { openServerConnection, type ServerConnection } from './server-connection.ts';

/** What PgBouncer takes at the start of a connection; anything else it refuses. */
const taken = new Set([
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'application_name',
]);
const sslRequest = 80_877_103;
const text = (...parts: string[]) => Buffer.from(`${parts.join('\0')}\0`);

export interface Pooler {
  url: string;
  /** How often a connection was lent, and to how many. */
  lent(): { times: number; clients: number };
  stop(): Promise<void>;
}

/** Whoever comes first gets the next connection that is free. */
function createLending(free: ServerConnection[]) {
  const waiting: ((connection: ServerConnection) => void)[] = [];
  let times = 0;
  return {
    times: () => times,
    borrow(use: (connection: ServerConnection) => void): void {
      times += 1;
      const connection = free.pop();
      if (connection) use(connection);
      else waiting.push(use);
    },
    giveBack(connection: ServerConnection): void {
      const next = waiting.shift();
      if (next) next(connection);
      else free.push(connection);
    },
  };
}

/** One client, who holds a connection from the first message of a transaction to its end. */
function serve(socket: Socket, lending: ReturnType<typeof createLending>): void {
  const prepared = new Map<string, Message>();
  let held: ServerConnection | null = null;
  let queue: Message[] = [];
  const use = (connection: ServerConnection) => {
    held = connection;
    connection.lendTo({
      hear: (bytes) => socket.write(bytes),
      giveBack() {
        held = null;
        lending.giveBack(connection);
      },
    });
    const first = queue;
    queue = [];
    for (const message of first) connection.take(message, prepared);
  };
  const pass = (message: Message) => {
    if (held) return held.take(message, prepared);
    queue.push(message);
    if (queue.length === 1) lending.borrow(use);
  };
  socket.on(
    'data',
    createCutter((message) => {
      if (message.type === 'P') prepared.set(textAt(message.body, 0), message);
      if (message.type === 'X') socket.end();
      else pass(message);
    }),
  );
  socket.write(
    Buffer.concat([
      write('R', Buffer.alloc(4)),
      write('S', text('client_encoding', 'UTF8')),
      write('S', text('server_version', '18.0')),
      write('K', Buffer.alloc(8)),
      write('Z', Buffer.from('I')),
    ]),
  );
}

/**
 * Lends a few connections to many, each for one transaction, as PgBouncer does from 1.21 on: it refuses start
 * parameters, and knows prepared statements by their text. What listens, or sets something for its session,
 * does not get what it expects.
 */
export async function startPooler(databaseUrl: string, size: number): Promise<Pooler> {
  const all = await Promise.all(
    Array.from({ length: size }, () => openServerConnection(databaseUrl)),
  );
  const lending = createLending([...all]);
  const sockets = new Set<Socket>();
  let clients = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.once('data', function begin(bytes: Buffer) {
      if (bytes.readInt32BE(4) === sslRequest) {
        socket.write('N');
        return void socket.once('data', begin);
      }
      const refused = [...readParameters(bytes.subarray(8)).keys()].find(
        (name) => !taken.has(name),
      );
      if (!refused) {
        clients += 1;
        return serve(socket, lending);
      }
      const says = text('SFATAL', 'C08P01', `Munsupported startup parameter: ${refused}`);
      return void socket.end(write('E', Buffer.concat([says, Buffer.from('\0')])));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  const address = server.address();
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    lent: () => ({ times: lending.times(), clients }),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(all.map((connection) => connection.end()));
    },
  };
}
