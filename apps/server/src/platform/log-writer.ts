import { write, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Where log lines go: kept for a moment and written beside the requests, none of which waits for it. */
export interface LogWriter {
  write(line: string): void;
  /** Resolves when everything is written, or nobody reads it. */
  end(): Promise<void>;
  /** For the last moment of a process that cannot wait: what has not been handed over yet is written at once. */
  flush(): void;
}

/** A reader that does not read must not fill the memory: what comes while so much is waiting is not kept. */
const waitingCharsMax = 8_000_000;
/** Nor must it keep the process from ending. */
const lastWaitMs = 2000;
const pauseMs = 5;

/** Writing to a pipe or a file directly stops the whole process until the system has taken the line. */
export function createLogWriter(fd: number): LogWriter {
  let waiting = '';
  let isWriting = false;

  function writeOn(bytes: Buffer, from: number): void {
    isWriting = true;
    write(fd, bytes, from, (error, count) => {
      const done = from + (error ? 0 : count);
      if (error?.code === 'EAGAIN') setTimeout(() => writeOn(bytes, from), pauseMs);
      else if (!error && done < bytes.length) writeOn(bytes, done);
      else next();
    });
  }

  function next(): void {
    const text = waiting;
    waiting = '';
    if (text === '') isWriting = false;
    else writeOn(Buffer.from(text), 0);
  }

  return {
    write(line) {
      if (waiting.length + line.length > waitingCharsMax) return;
      waiting += line;
      if (isWriting) return;
      isWriting = true;
      // After the answers of this turn, and with the lines of all of them.
      setImmediate(next);
    },
    async end() {
      const giveUpAt = performance.now() + lastWaitMs;
      while (isWriting && performance.now() < giveUpAt) await delay(pauseMs);
    },
    flush() {
      const bytes = Buffer.from(waiting);
      waiting = '';
      try {
        for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
      } catch {
        // Nobody reads any more.
      }
    },
  };
}
