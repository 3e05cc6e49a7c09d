import { execFile } from 'node:child_process';
import { projectRoot } from '../launch/project-root.mjs';

/** What npm prints. It ends with an error where it has found something to say: what it printed counts all the same. */
export function askNpm(args: string[]): Promise<string> {
  const npmFile = process.env['npm_execpath'];
  const [command, first] = npmFile?.endsWith('.js') ? [process.execPath, [npmFile]] : ['npm', []];
  return new Promise((resolve) => {
    const options = { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 };
    execFile(command, [...first, ...args], options, (_error, stdout) => resolve(stdout));
  });
}
