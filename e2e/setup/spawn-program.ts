import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bareEnvironment, inProject, node } from './spawn-server.ts';

export interface Program {
  process: ChildProcess;
  /** Resolves with what it has written once the pattern is in it; rejects if it ends before. */
  says(pattern: RegExp): Promise<string>;
  /** Resolves with all that it wrote once it has ended well; rejects with what it complained of. */
  done: Promise<string>;
}

/** Starts a program of the project beside the server, with these words and no settings but these. */
export function spawnProgram(
  script: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Program {
  const child = spawn(node, [inProject(script), ...words], {
    cwd: inProject('.'),
    env: { ...bareEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    written.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.stderr += chunk.toString();
  });
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`${script} ended with ${code}: ${written.stderr}`);
    return written.stdout;
  });
  // Whoever kills it does not wait for a good end.
  done.catch(() => {});
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (pattern.test(written.stdout)) resolve(written.stdout);
      };
      child.stdout.on('data', look);
      look();
      done.then(() => reject(new Error(`${script} ended and never said ${pattern}`)), reject);
    });
  return { process: child, says, done };
}
