import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Only where it needs no question: as root on Debian or Ubuntu. */
export async function installByApt(label: string, packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  // Runlevel 1 keeps a freshly installed server from being started as a system service.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runCommand(label, 'apt-get', ['update', '-qq'], env);
  for (const name of packages) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', name];
    if ((await runCommand(label, 'apt-get', args, env)) === 0) return;
  }
}
