import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BenchServer } from '../start-bench-server.ts';

const program = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

/** The product as an operator starts it; it answers when it is ready. */
export async function startProduct(
  port: number,
  env: Record<string, string>,
): Promise<BenchServer> {
  const child = fork(program, {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  let hasEnded = false;
  const ended = once(child, 'exit').then(() => {
    hasEnded = true;
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (hasEnded) throw new Error('The server ended before it was ready');
    await Promise.race([delay(50), ended]);
  }
  return {
    port,
    pid: child.pid ?? 0,
    ended,
    send: () => {},
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
