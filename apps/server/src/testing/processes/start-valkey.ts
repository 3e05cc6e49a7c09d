import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { freePort } from '../../platform/database/embedded.ts';

/** The test command finds or installs the server and names it; without one its tests cannot be told. */
export const valkey = process.env['PERYA_VALKEY'];

/** A real Valkey or Redis in a process of its own, which ends with the test. */
export async function startValkey() {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const child = spawn(valkey ?? '', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(stop);
  for await (const chunk of child.stdout) {
    if (String(chunk).includes('Ready to accept connections')) break;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    /** It keeps its connections and answers nothing, as on a machine that has stalled. */
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop,
  };
}
