import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Whether this process is about to end: it serves on, and sends everybody elsewhere. */
export interface Drain {
  isDraining(): boolean;
  /** From now on `/readyz` says no; whoever holds lines is told over how long to let them go. */
  begin(overMs: number): void;
  onBegin(act: (overMs: number) => void): void;
}

export function createDrain(): Drain {
  const acts: ((overMs: number) => void)[] = [];
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    begin(overMs) {
      if (isDraining) return;
      isDraining = true;
      for (const act of acts) act(overMs);
    },
    onBegin: (act) => void acts.push(act),
  };
}

const lookEveryMs = 50;

/**
 * Lets a server end without cutting anybody off: what is under way is answered, and every answer from the drain on
 * tells its connection to close. Idle connections are closed, those too that become idle later; what has not ended
 * within the bound is cut.
 */
export function closeGently(app: FastifyInstance, drain: Drain, boundMs: number): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // When it is sent, not when it was asked for: a long request may have begun before.
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isDraining()) reply.header('connection', 'close');
  });
  /** One that has never said anything is idle too, which Node does not see. */
  const closeIdle = () => {
    app.server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    drain.begin(0);
    closeIdle();
    timers.push(setInterval(closeIdle, lookEveryMs));
    timers.push(setTimeout(() => app.server.closeAllConnections(), boundMs));
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
  });
}
