import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { inProject } from '../launch/project-root.mjs';

const settleMs = 150;
const isOfTheServer = /\.(ts|sql)$/;
const isTest = /\.test\.ts$/;

/** Runs the server and runs it anew when its sources change, one at a time: they share the data. */
export function restartOnChange(start: () => ChildProcess, folders: string[]) {
  let child = start();
  let timer: NodeJS.Timeout | undefined;
  let restarting = false;
  let changedMeanwhile = false;

  async function restart(): Promise<void> {
    if (restarting) {
      changedMeanwhile = true;
      return;
    }
    restarting = true;
    do {
      changedMeanwhile = false;
      await end(child);
      child = start();
    } while (changedMeanwhile);
    restarting = false;
  }

  for (const folder of folders) {
    watch(inProject(folder), { recursive: true }, (_event, file) => {
      if (!file || !isOfTheServer.test(file) || isTest.test(file)) return;
      // An editor that saves several files at once asks for one restart.
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), settleMs);
    });
  }
  return { end: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export const startNode = (args: string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    // Each has a group of its own, so that Ctrl-C reaches it once, from us, in the right order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
