import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asOrdinaryUser } from './ordinary-user.ts';

export const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const node = inProject('node_modules/node/bin/node');
const main = inProject('apps/server/src/main.ts');

export interface ServerEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  process: ChildProcess;
  /** What it wrote so far. */
  output(): { stdout: string; stderr: string };
  /** Resolves with the port once the server says that it is ready; rejects if it ends before. */
  ready: Promise<number>;
  ended: Promise<ServerEnd>;
}

const readyLine = /Player app\s+http:\/\/[^\s:]+:(\d+)[\s\S]*Ctrl-C stops everything/;

/** Only what a process needs to run at all: the settings of whoever runs the tests are not the test's. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    HOME,
    ...(TMPDIR ? { TMPDIR } : {}),
    ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
  };
}

export interface SpawnServerOptions extends Pick<SpawnOptions, 'stdio'> {
  isOrdinaryUser?: boolean;
}

/** Starts the real server as a process of its own, as an operator would. */
export function spawnServer(
  settings: Record<string, string>,
  { isOrdinaryUser = false, ...options }: SpawnServerOptions = {},
): ServerProcess {
  const command = [node, main];
  const project = inProject('.');
  const [program = node, ...args] = isOrdinaryUser ? asOrdinaryUser(project, command) : command;
  const child = spawn(program, args, {
    cwd: project,
    env: { ...bareEnvironment(), PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  const written = { stdout: '', stderr: '' };
  // Not 'close', which never comes after a channel was given up from this side.
  const streams = [child.stdout, child.stderr].flatMap((stream) => stream ?? []);
  const ended = Promise.all([
    once(child, 'exit'),
    ...streams.map((stream) => once(stream, 'end')),
  ]).then(([[code, signal]]) => ({ code, signal }) as ServerEnd);
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      written.stdout += chunk.toString();
      const found = readyLine.exec(written.stdout);
      if (found) resolve(Number(found[1]));
    });
    ended.then(({ code }) => {
      reject(
        new Error(`The server ended with code ${code} before it was ready: ${written.stderr}`),
      );
    }, reject);
  });
  // Whoever expects the server to refuse waits for its end instead.
  ready.catch(() => {});
  child.stderr?.on('data', (chunk: Buffer) => {
    written.stderr += chunk.toString();
  });
  return { process: child, output: () => ({ ...written }), ready, ended };
}
