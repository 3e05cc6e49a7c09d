import { findChromium, headlessShell } from '../browser/find-chromium.ts';
import { findOnPath } from '../browser/find-on-path.ts';
import { installByApt } from './install-by-apt.ts';
import { runCommand } from './run-command.ts';

/** The browser of this machine, installed where there is none and that can be done. */
export async function ensureChromium(): Promise<string | undefined> {
  // A machine that only runs tests is given the faster browser even where another stands.
  if (process.env['CI'] && !findOnPath([headlessShell])) await installByApt('e2e', [headlessShell]);
  const present = findChromium();
  if (present) return present;
  await installByApt('e2e', [headlessShell, 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  await runCommand('e2e', 'playwright', ['install', 'chromium']);
  return findChromium();
}
