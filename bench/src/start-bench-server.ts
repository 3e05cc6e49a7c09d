import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface BenchServer {
  port: number;
  pid: number;
  /** Resolves when the process has ended, for whatever cause. */
  ended: Promise<void>;
  /** Tells it something that it understands. */
  send(message: object): void;
  stop(): Promise<void>;
}

export interface BenchServerOptions {
  /** Receives messages that the server sends to its parent after it is ready. */
  onMessage?: (message: unknown) => void;
  /** What the server reads beside the address of the database. */
  env?: Record<string, string>;
}

/** Starts a server of the bench in its own process; its log is written and discarded. */
export async function startBenchServer(
  script: `./${string}-server.ts`,
  databaseUrl: string,
  { onMessage, env = {} }: BenchServerOptions = {},
): Promise<BenchServer> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const ended = once(child, 'exit').then(() => undefined);
  const failed = ended.then((): never => {
    throw new Error(`${script} ended before it was ready`);
  });
  const [port] = (await Promise.race([once(child, 'message'), failed])) as [number];
  failed.catch(() => {});
  if (onMessage) child.on('message', onMessage);
  return {
    port,
    pid: child.pid ?? 0,
    ended,
    send: (message) => void child.send(message),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
