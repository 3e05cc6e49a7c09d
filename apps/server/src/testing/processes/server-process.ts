import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const readyLine = /Player app\s+http:\/\/[^\s:]+:(\d+)[\s\S]*Ctrl-C stops everything/;

export interface ServerProcess {
  pid: number;
  /** Resolves with its address once it says that it is ready; rejects with what it wrote if it ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  kill(signal: NodeJS.Signals): void;
  /** At once, whatever it does. */
  stop(): Promise<void>;
}

/** The product as an operator starts it, in a process of its own; whoever starts it stops it. */
export function startProcess(settings: Record<string, string>, script = main): ServerProcess {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { PATH, HOME, TMPDIR, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        written += chunk.toString();
        const port = readyLine.exec(written)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    }
    ended.then((how) => reject(new Error(`The server ended with ${how}:\n${written}`)), reject);
  });
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
