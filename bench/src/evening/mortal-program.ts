import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Program {
  command: string;
  args: readonly string[];
  /** Where it answers, each time that it is started. */
  port: number;
  env?: Record<string, string>;
  /** Where it writes what it says. */
  log: string;
}

const readyWithinMs = 120_000;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
    line.once('error', () => resolve(false));
  });
}

/** Programs that run, so that none outlives an evening which is broken off. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A program that answers at one port, dies by `kill -9` and comes back there. */
export async function startMortal({ command, args, port, env = {}, log }: Program) {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  let child: ChildProcess;
  let ended: Promise<unknown>;
  async function comeBack(): Promise<void> {
    const written = openSync(log, 'a');
    const started = spawn(command, args, {
      env: { PATH, HOME, TMPDIR, ...env },
      stdio: ['ignore', written, written],
    });
    closeSync(written);
    running.add(started);
    child = started;
    ended = once(started, 'exit').finally(() => running.delete(started));
    const endsAt = Date.now() + readyWithinMs;
    while (!(await answers(port))) {
      if (!running.has(started) || Date.now() > endsAt) {
        throw new Error(`${command} did not get ready: ${log} says why`);
      }
      await delay(50);
    }
  }
  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
  }
  await comeBack();
  return { port, kill, comeBack };
}

export type Mortal = Awaited<ReturnType<typeof startMortal>>;
