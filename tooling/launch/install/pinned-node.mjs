import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { inProject } from '../project-root.mjs';
import { stopWith } from '../stop-with.mjs';

const pinnedMajor = 24;
const binFolder = inProject('node_modules', '.bin');

export const pinnedNode = inProject('node_modules', '.bin', 'node');

/**
 * Tools that are started by name (vite, biome, playwright) find the pinned Node first. What it compiled is kept beside
 * what is installed: to compile the server anew is half of its start.
 */
export const pinnedEnv = () => ({
  NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: `${binFolder}${delimiter}${process.env['PATH'] ?? ''}`,
});

export function assertPinnedNode() {
  const answer = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  const version = answer.stdout?.trim() || 'missing';
  if (!version.startsWith(`v${pinnedMajor}.`)) {
    stopWith(
      `The Node inside node_modules is ${version} instead of ${pinnedMajor}: delete the folder node_modules and run the command again.`,
    );
  }
}
