import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumFlags, requireChromium } from '../../../tooling/browser/find-chromium.ts';

const readyWithinMs = 90_000;

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** Waits until asking succeeds; a child that has ended will never be ready. */
async function untilReady<T>(child: ChildProcess, ask: () => Promise<T>): Promise<T> {
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

/** Production starts only with a carrier and a scanner of IDs; nothing is sent to either. */
export const productionEnv = {
  NODE_ENV: 'production',
  PERYA_SMS: 'semaphore',
  PERYA_SMS_KEY: 'none',
  PERYA_SMS_FROM: 'none',
  PERYA_SMS_URL: 'http://127.0.0.1:9',
  PERYA_PUBLIC_URL: 'https://play.casino.example',
  ID_SCAN_URL: 'https://scan.example',
  ID_SCAN_KEY: 'none',
  ID_SCAN_SECRET: 's'.repeat(32),
};

export async function startServer(dataDir: string, env: NodeJS.ProcessEnv): Promise<Started> {
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

export async function startChromium(profileDir: string): Promise<Started> {
  const child = spawn(
    requireChromium(),
    [
      '--headless=new',
      ...chromiumFlags,
      '--remote-debugging-port=0',
      `--user-data-dir=${profileDir}`,
      '--no-first-run',
      '--disable-extensions',
      // A game in its own process would not be slowed down with the page around it.
      '--disable-features=IsolateSandboxedIframes',
      'about:blank',
    ],
    // Debian starts the browser behind a shell script: as a group both end together.
    { stdio: 'ignore', detached: true },
  );
  const port = await untilReady(child, async () => {
    const [line] = readFileSync(join(profileDir, 'DevToolsActivePort'), 'utf8').split('\n');
    if (!line) throw new Error('The browser has not said its port yet');
    return Number(line);
  });
  return { child, port };
}

export async function stop(child: ChildProcess, end = () => child.kill('SIGTERM')): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  end();
  await ended;
}

export async function stopGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  await stop(child, () => pid !== undefined && process.kill(-pid, 'SIGTERM'));
}
