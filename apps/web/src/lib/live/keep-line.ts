import { liveTimes } from '@perya/contract/live';
import type { Credential, Line } from './open-line.ts';

export interface Keeping {
  readonly ask: () => Promise<Credential>;
  readonly open: (credential: Credential) => Promise<Line>;
  /** The line is open: what was sent before is lost. */
  readonly onOpen: () => void;
  /** Whether nobody will be let in again with this token. */
  readonly isOver: (error: unknown) => boolean;
  /** Waits, or less if the network or the player comes back. */
  readonly wait: (ms: number) => Promise<void>;
}

export interface Kept {
  readonly check: () => void;
  readonly stop: () => void;
}

/** What the server closes lines with when it ends: another one takes them. */
const movedCode = 1001;
/** What the server closes a line with when its session has ended. */
export const sessionEndedCode = 4001;
/** A server that answers nobody is not stormed: the documents' period, twice as long after each failure, up to this. [M-396] */
const longWaitMs = 15_000;

/** Keeps one line open, with a new credential each time, until it is stopped. [M-396] */
export function keepLine({ ask, open, onOpen, isOver, wait }: Keeping): Kept {
  let isStopped = false;
  let line: Line | null = null;

  async function hold(): Promise<'over' | 'moved' | 'lost' | 'failed'> {
    try {
      const credential = await ask();
      if (isStopped) return 'over';
      line = await open(credential);
      if (isStopped) line.close();
      else onOpen();
      const code = await line.ended;
      if (code === movedCode) return 'moved';
      return code === sessionEndedCode ? 'over' : 'lost';
    } catch (error) {
      return isOver(error) ? 'over' : 'failed';
    } finally {
      line = null;
    }
  }

  async function keep(): Promise<void> {
    let failures = 0;
    while (!isStopped) {
      const outcome = await hold();
      if (outcome === 'over' || isStopped) return;
      failures = outcome === 'failed' ? failures + 1 : 0;
      const spreadMs = outcome === 'moved' ? Math.random() * liveTimes.spreadMs : 0;
      const waitMs = liveTimes.reconnectMs * 2 ** Math.max(failures - 1, 0) + spreadMs;
      await wait(Math.min(waitMs, longWaitMs));
    }
  }

  void keep();
  return {
    check: () => line?.check(),
    stop() {
      isStopped = true;
      line?.close();
    },
  };
}
