import { once } from 'node:events';
import { test as base } from '../setup/server-test.ts';
import { type Program, spawnProgram } from '../setup/spawn-program.ts';

interface OpeningFixtures {
  /** Starts a program beside the server; what still runs is killed after the test. */
  run: typeof spawnProgram;
}

/** A test of a whole installation: the server, what stands outside of it, commands, the studio. */
export const test = base.extend<OpeningFixtures>({
  // What they keep lies in the folder, which must outlive them.
  run: async ({ folder: _folder }, use) => {
    const started: Program[] = [];
    await use((...words) => {
      const program = spawnProgram(...words);
      started.push(program);
      return program;
    });
    for (const { process: child } of started) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  },
});
