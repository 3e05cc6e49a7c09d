import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedEnv } from '../launch/install/pinned-node.mjs';
import { projectRoot } from '../launch/project-root.mjs';
import { endGroup } from './end-group.ts';
import { printLine } from './print-line.ts';

const running = new Set<ChildProcess>();
let isEnding = false;
// A log file wants text only, whatever the tools find in their environment.
const colours = process.stdout.isTTY
  ? { FORCE_COLOR: '1' }
  : { NO_COLOR: '1', FORCE_COLOR: undefined, CLICOLOR_FORCE: undefined };
const lastLinesMs = 2_000;

/** Runs a tool with every line of its output under the part's label; answers its exit code. */
export async function runCommand(
  label: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  // A part that was stopped must not begin its next step.
  if (isEnding) return 1;
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...pinnedEnv(), ...colours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that browsers and databases of a stopped part can be ended with it.
    detached: true,
  });
  running.add(child);
  const closed = once(child, 'close').catch(() => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => printLine(label, line));
  }
  try {
    const [code] = await once(child, 'exit');
    // A process left behind would hold the pipes open for ever, so the last lines get a limit.
    await Promise.race([closed, wait(lastLinesMs)]);
    if (child.pid && (await endGroup(child.pid))) {
      printLine(label, 'processes were left behind and have been ended');
    }
    return typeof code === 'number' ? code : 1;
  } catch (error) {
    printLine(label, `${command} could not be started: ${error}`);
    return 1;
  } finally {
    running.delete(child);
  }
}

/** Ends everything that is still running, as on Ctrl-C or when the launcher is gone. */
export async function endAllCommands(): Promise<void> {
  isEnding = true;
  await Promise.all([...running].map((child) => child.pid && endGroup(child.pid)));
}
