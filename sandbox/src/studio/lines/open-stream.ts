import type { FastifyReply } from 'fastify';

/** A proxy that sees nothing for a while would close the line. */
const signOfLifeMs = 10_000;
/** Whoever reads no more is let go, and comes back to a snapshot. */
const unreadBytes = 64 * 1024;

/** A line of server-sent events for as long as somebody reads it. `listen` answers how to stop. */
export function openStream(
  reply: FastifyReply,
  listen: (push: (message: string) => void) => () => void,
): void {
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that gather answers would hold the messages back.
    'x-accel-buffering': 'no',
  });
  const leave = listen((message) => {
    if (raw.writableLength > unreadBytes) raw.destroy();
    else raw.write(`data: ${message}\n\n`);
  });
  const sign = setInterval(() => raw.write(': here\n\n'), signOfLifeMs);
  const end = () => {
    clearInterval(sign);
    leave();
  };
  // A line that breaks while something is written to it is no fault of ours.
  raw.on('error', () => {});
  raw.once('close', end);
  // Whoever left before they were let in.
  if (raw.closed) end();
}
