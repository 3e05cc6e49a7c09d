import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inProject, node } from './spawn-server.ts';

/** A simulator as a process of its own, which tells by lines where it is and what it got. */
export function spawnScript(script: string, words: readonly string[] = []) {
  const child = spawn(node, [inProject(script), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    nextLine: async () => String((await said.next()).value),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
