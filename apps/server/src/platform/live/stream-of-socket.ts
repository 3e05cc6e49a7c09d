import { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';

/**
 * A line as the stream that the broker speaks through. What it writes at once leaves as one frame:
 * clients meet whole packets, and not each of their fields by itself.
 */
export function streamOfSocket(socket: WebSocket): Duplex {
  const stream = new Duplex({
    read() {
      socket.resume();
    },
    write(chunk: Buffer, _encoding, done) {
      socket.send(chunk, done);
    },
    writev(parts, done) {
      socket.send(Buffer.concat(parts.map(({ chunk }) => chunk as Buffer)), done);
    },
    final(done) {
      socket.close();
      done();
    },
    destroy(error, done) {
      socket.terminate();
      done(error);
    },
  });
  socket.on('message', (data: RawData) => {
    if (!stream.push(data)) socket.pause();
  });
  socket.once('close', () => stream.destroy());
  // A client that breaks off is no fault of ours.
  stream.on('error', () => {});
  return stream;
}
