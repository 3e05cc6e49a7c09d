import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, requireChromium } from '../../../tooling/browser/find-chromium.ts';
import { stop, untilReady } from './start-server.ts';

export async function startChromium(
  profileDir: string,
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(
    requireChromium(),
    [
      '--headless=new',
      ...chromiumFlags,
      '--remote-debugging-port=0',
      `--user-data-dir=${profileDir}`,
      '--no-first-run',
      '--disable-extensions',
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

export async function stopGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  await stop(child, () => pid !== undefined && process.kill(-pid, 'SIGTERM'));
}
