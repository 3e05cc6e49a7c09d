import { connect, type Socket } from 'node:net';
import { postAmount, tokenOf } from './ledger-call.ts';

export interface LoadRequest {
  uid: number;
  key: string;
}

export interface LoadAnswer {
  /** The posting stands: acknowledged by the server with status true. */
  isAcknowledged: boolean;
  isReplayed: boolean;
}

export interface LoadOptions {
  port: number;
  connections: number;
  /** The next request of a connection, or null when it has nothing more to send. */
  next(connection: number): LoadRequest | null;
  /** Called once for each request; null when the connection broke before the answer. */
  onAnswer(request: LoadRequest, answer: LoadAnswer | null): void;
}

const cborText = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  const head = bytes.length < 24 ? [0x60 + bytes.length] : [0x78, bytes.length];
  return Buffer.concat([Buffer.from(head), bytes]);
};
const bodyHead = Buffer.concat([
  Buffer.from([0xa2]),
  cborText('amount'),
  cborText('1.00'),
  cborText('key'),
]);
const cborTrue = Buffer.from([0xf5]);
const acknowledged = Buffer.concat([cborText('status'), cborTrue]);
const replayed = Buffer.concat([cborText('replayed'), cborTrue]);

function write(socket: Socket, { uid, key }: LoadRequest): void {
  const body = Buffer.concat([bodyHead, cborText(key)]);
  const head = `POST ${postAmount.path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${tokenOf(uid)}\r\ncontent-type: application/cbor\r\naccept: application/cbor\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body]));
}

/** The body of the first whole answer in the bytes, or null while some of it is missing. */
function readBody(bytes: Buffer): Buffer | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const bodyEnd = headEnd + 4 + length;
  return bytes.length >= bodyEnd ? bytes.subarray(headEnd + 4, bodyEnd) : null;
}

/** One connection asks, waits for the answer, and asks again: written by hand to leave the processor to the server. */
function runConnection(number: number, options: LoadOptions): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port: options.port, host: '127.0.0.1', noDelay: true });
    let pending: LoadRequest | null = null;
    let bytes: Buffer = Buffer.alloc(0);
    const send = () => {
      pending = options.next(number);
      if (pending) write(socket, pending);
      else socket.end();
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      const body = readBody(bytes);
      if (!body || !pending) return;
      const answered = pending;
      const answer = {
        isAcknowledged: body.includes(acknowledged),
        isReplayed: body.includes(replayed),
      };
      bytes = Buffer.alloc(0);
      pending = null;
      options.onAnswer(answered, answer);
      send();
    });
    // "close" follows, and counts the broken connection.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (pending) options.onAnswer(pending, null);
      resolve();
    });
  });
}

/** Keeps every connection busy until none has anything more to send. */
export async function runLoad(options: LoadOptions): Promise<void> {
  await Promise.all(
    Array.from({ length: options.connections }, (_, number) => runConnection(number, options)),
  );
}
