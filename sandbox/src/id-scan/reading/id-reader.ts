import { Worker } from 'node:worker_threads';
import type { IdType } from '@perya/contract/rules/kyc-options';
import type { IdReading } from './read-card.ts';
import type { ReadingAnswer, ReadingRequest } from './reading-thread.ts';

export interface IdReader {
  /** What an ID of this type says, or null if the picture cannot be read as one. */
  readId(image: Buffer, idType: IdType): Promise<IdReading | null>;
  /** Ends the thread; what waits fails. */
  close(): Promise<void>;
}

interface ReaderOptions {
  /** The thread holds some 200 MB, so it ends when nobody has asked for this long. */
  idleMs?: number;
  /** A reading takes seconds; one that takes longer than this has failed. */
  timeoutMs?: number;
  /** How many may wait behind the one that is read. */
  waitingMax?: number;
  startThread?: () => Worker;
}

interface Task extends ReadingRequest {
  resolve(reading: IdReading | null): void;
  reject(error: Error): void;
}

const startReadingThread = () => {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    stdout: true,
    stderr: true,
  });
  // The remarks of the OCR program about a picture belong in no log.
  thread.stdout.resume();
  thread.stderr.resume();
  return thread;
};

/** Reads IDs in a thread of its own, which starts with the first one: a start of the server costs nothing. */
export function createIdReader(options: ReaderOptions = {}): IdReader {
  const { idleMs = 120_000, timeoutMs = 120_000, waitingMax = 20 } = options;
  const startThread = options.startThread ?? startReadingThread;
  const waiting: Task[] = [];
  let current: Task | null = null;
  let thread: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const endThread = () => {
    const ended = thread;
    thread = null;
    return ended?.terminate();
  };

  function setTimer(ms: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
    timer.unref();
  }

  function finish(settle: (task: Task) => void): void {
    const task = current;
    current = null;
    // A thread that waits keeps no process alive.
    thread?.unref();
    setTimer(idleMs, () => void endThread());
    if (task) settle(task);
    takeNext();
  }

  function fail(error: Error): void {
    void endThread();
    finish(({ reject }) => reject(error));
  }

  function openThread(): Worker {
    const opened = startThread();
    // What a thread says after it was given up concerns nobody.
    const isHeld = () => thread === opened;
    opened.on('message', ({ reading }: ReadingAnswer) => {
      if (isHeld()) finish(({ resolve }) => resolve(reading));
    });
    opened.on('error', (error) => {
      if (isHeld()) fail(error instanceof Error ? error : new Error(String(error)));
    });
    opened.on('exit', () => {
      if (isHeld()) fail(new Error('The reading of IDs ended by itself'));
    });
    return opened;
  }

  function takeNext(): void {
    if (current) return;
    current = waiting.shift() ?? null;
    if (!current) return;
    const { file, idType } = current;
    thread ??= openThread();
    thread.ref();
    setTimer(timeoutMs, () => fail(new Error('The reading of an ID took too long')));
    thread.postMessage({ file, idType } satisfies ReadingRequest);
  }

  return {
    readId(image, idType) {
      if (isClosed) return Promise.reject(new Error('The reader of IDs is closed'));
      if (waiting.length >= waitingMax) {
        return Promise.reject(new Error('Too many IDs wait to be read'));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ file: image, idType, resolve, reject });
        takeNext();
      });
    },
    async close() {
      isClosed = true;
      const left = [current, ...waiting.splice(0)];
      current = null;
      clearTimeout(timer);
      const ended = endThread();
      for (const task of left) task?.reject(new Error('The reader of IDs is closed'));
      await ended;
    },
  };
}
