import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, isExecutable } from './find-on-path.ts';

/** The headless shell comes first: it composes no window, and the tests take a third of the time. */
export const headlessShell = 'chromium-headless-shell';

const names = [
  headlessShell,
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

/** Chromium refuses its sandbox as root, and calls home unless told not to. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** The browser of this machine, if it has one; PERYA_CHROMIUM wins over what is installed. */
export function findChromium(): string | undefined {
  const named = process.env['PERYA_CHROMIUM'];
  if (named) return isExecutable(named) ? named : undefined;
  const onPath = names.map((name) => findOnPath([name]));
  return [...onPath, ...macApplications, ...listPlaywrightBuilds()].find(
    (file) => file && isExecutable(file) && answers(file),
  );
}

export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  const named = process.env['PERYA_CHROMIUM'];
  throw new Error(
    named
      ? `PERYA_CHROMIUM=${named} is not a program that can be run.`
      : 'No Chromium or Chrome was found. Install one, or name its program in PERYA_CHROMIUM.',
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
