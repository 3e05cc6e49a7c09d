import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell comes first: it draws nothing for a window, and the tests take a third of the time. */
const names = [
  'chromium-headless-shell',
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

/** Chromium refuses its sandbox as root, and calls home unless told not to. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of this machine; PERYA_CHROMIUM wins over what is on the path. */
export function findChromium(): string {
  const named = process.env['PERYA_CHROMIUM'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`PERYA_CHROMIUM=${named} is not a program that can be run.`);
  }
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...candidates, ...macApplications].find(isExecutable);
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found. Install one, or name its program in PERYA_CHROMIUM.',
  );
}
