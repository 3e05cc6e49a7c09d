import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Notice, readNotices } from './notice.ts';
import { listenForNotices, noticesChannel, probeLine } from './notices.store.ts';

export interface FollowNoticesOptions {
  pool: pg.Pool;
  onNotice(notice: Notice): void;
  /** The line is back: what was sent meanwhile is lost. */
  onGap(): void;
  onError(error: unknown): void;
}

export interface NoticeFollower {
  stop(): Promise<void>;
}

const probeEveryMs = 10_000;
const retryMs = 250;

/** Holds one connection that listens, and opens another when it breaks. Answers once it listens. */
export async function followNotices(options: FollowNoticesOptions): Promise<NoticeFollower> {
  const { pool, onNotice, onGap, onError } = options;
  const stopping = new AbortController();
  let client = await open();
  const loop = follow();

  async function open(): Promise<pg.PoolClient> {
    const opened = await pool.connect();
    try {
      opened.on('notification', ({ channel, payload }) => {
        if (channel !== noticesChannel || !payload) return;
        try {
          for (const notice of readNotices(payload)) onNotice(notice);
        } catch (error) {
          onError(error);
        }
      });
      await listenForNotices(opened);
      return opened;
    } catch (error) {
      opened.release(true);
      throw error;
    }
  }

  /** Resolves when the line has broken, or at the stop. */
  async function untilBroken(line: pg.PoolClient): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      line.once('end', resolve);
      line.once('error', () => resolve());
    });
    const probing = (async () => {
      while (true) {
        await delay(probeEveryMs, undefined, { signal: stopping.signal });
        await probeLine(line);
      }
    })();
    await Promise.race([ended, probing.catch(() => {})]);
  }

  async function reopen(): Promise<boolean> {
    while (!stopping.signal.aborted) {
      try {
        client = await open();
        return true;
      } catch (error) {
        onError(error);
        await delay(retryMs);
      }
    }
    return false;
  }

  async function follow(): Promise<void> {
    while (true) {
      await untilBroken(client);
      client.release(true);
      if (!(await reopen())) return;
      onGap();
    }
  }

  return {
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}
