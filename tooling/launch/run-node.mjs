import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { assertPinnedNode, pinnedEnv, pinnedNode } from './install/pinned-node.mjs';
import { projectRoot } from './project-root.mjs';
import { stopWith } from './stop-with.mjs';

/**
 * Runs a program in place of this one: same terminal, same signals, same exit code.
 * @param {string[]} args
 * @returns {Promise<never>}
 */
export function runNode(args) {
  assertPinnedNode();
  // The open IPC channel lets the child notice when this process is killed.
  const child = spawn(pinnedNode, args, {
    cwd: projectRoot,
    env: pinnedEnv(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!terminalTold(signal)) child.kill(signal);
    });
  }
  return new Promise(() => {
    child.once('error', (error) => stopWith(`Node 24 could not be started: ${error.message}`));
    child.once('close', (code, signal) =>
      process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)),
    );
  });
}

/**
 * Ctrl-C reaches every process of the terminal's group; forwarding it would count as a second one.
 * @param {NodeJS.Signals} signal
 */
const terminalTold = (signal) => signal === 'SIGINT' && process.stdin.isTTY;
