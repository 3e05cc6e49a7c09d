import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const readyWithinMs = 90_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** Waits until asking succeeds; a child that has ended will never be ready. */
export async function untilReady<T>(child: ChildProcess, ask: () => Promise<T>): Promise<T> {
  const endsAt = Date.now() + readyWithinMs;
  for (;;) {
    try {
      return await ask();
    } catch (cause) {
      if (child.exitCode !== null || Date.now() > endsAt) {
        throw new Error(`${child.spawnfile} did not get ready`, { cause });
      }
      await wait(100);
    }
  }
}

/** The product on a folder of its own. */
export async function startServer(
  dataDir: string,
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, '../../../apps/server/src/main.ts'), {
    env: {
      ...env,
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      PERYA_DATA: dataDir,
      PERYA_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  await untilReady(child, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (!answer.ok) throw new Error(`/readyz answers ${answer.status}`);
  });
  return { child, port };
}

export async function stop(
  child: ChildProcess,
  end: () => unknown = () => child.kill('SIGTERM'),
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  end();
  await ended;
}
