import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, isExecutable } from './find-on-path.ts';
import { installByApt } from './install-by-apt.ts';
import { runCommand } from './run-command.ts';

/** The shell comes first: it draws nothing for a window, and the tests take a third of the time. */
const shell = 'chromium-headless-shell';
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const insidePlaywrightBuild = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-linux-arm64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

export async function findChromium(): Promise<string | undefined> {
  // A machine that only runs tests is given the faster browser even where another stands.
  if (process.env['CI'] && !findOnPath([shell])) await installByApt('e2e', [shell]);
  const present = findPresent();
  if (present) return present;
  await installByApt('e2e', [shell, 'chromium']);
  const installed = findPresent();
  if (installed) return installed;
  await runCommand('e2e', 'playwright', ['install', 'chromium']);
  return findPresent();
}

function findPresent(): string | undefined {
  const named = process.env['PERYA_CHROMIUM'];
  const onPath = names.map((name) => findOnPath([name]));
  return [named, ...onPath, ...macApplications, ...listPlaywrightBuilds()].find(
    (file) => file && isExecutable(file) && answers(file),
  );
}

// Ubuntu's package is a stand-in that only points to a snap, so being there is not enough.
function answers(file: string): boolean {
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

function listPlaywrightBuilds(): string[] {
  const cache =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    (process.platform === 'darwin'
      ? join(homedir(), 'Library/Caches/ms-playwright')
      : join(homedir(), '.cache/ms-playwright'));
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((folder) => folder.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((folder) => insidePlaywrightBuild.map((inner) => join(cache, folder, inner)));
}
