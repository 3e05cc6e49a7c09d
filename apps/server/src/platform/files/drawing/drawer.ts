import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { PictureKind } from './picture-kinds.ts';

export interface DrawingJob {
  bytes: Uint8Array;
  kind: PictureKind;
  width: number;
}

export type DrawingAnswer = { drawn: Uint8Array } | { refused: string };

/** A drawing was given up: the picture hung the library, or its process ended. */
export class DrawingGivenUp extends Error {}

interface DrawerOptions {
  script: URL;
  /** How long one picture may take; the largest takes two seconds. */
  patienceMs: number;
}

/** The next message of a process; one that ends or takes too long gives none. */
async function nextMessage(child: ChildProcess, patienceMs: number | null): Promise<unknown> {
  const ended = new AbortController();
  const { signal } = ended;
  const timer = patienceMs === null ? undefined : setTimeout(() => ended.abort(), patienceMs);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message),
      once(child, 'exit', { signal }).then(() => Promise.reject(new Error('The process ended'))),
    ]);
  } catch (cause) {
    throw new DrawingGivenUp('A picture was not drawn', { cause });
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

/**
 * Draws in processes of their own, because a native library that hangs hangs for good: with it the whole server
 * would take no more pictures and never end. They are kept for the next picture, and hold up no end of the server.
 */
export function createDrawer({ script, patienceMs }: DrawerOptions) {
  const idle: ChildProcess[] = [];

  async function start(): Promise<ChildProcess> {
    // Without the secrets of the server: what is drawn comes from strangers.
    const child = fork(script, { env: {}, execArgv: [], serialization: 'advanced' });
    child.unref();
    await nextMessage(child, null);
    return child;
  }

  return async (job: DrawingJob): Promise<DrawingAnswer> => {
    const child = idle.pop() ?? (await start());
    child.channel?.ref();
    try {
      const answer = nextMessage(child, patienceMs);
      child.send(job);
      const drawn = (await answer) as DrawingAnswer;
      child.channel?.unref();
      idle.push(child);
      return drawn;
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  };
}
