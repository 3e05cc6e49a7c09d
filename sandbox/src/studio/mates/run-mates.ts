import { decodeJson } from '@perya/game-kit/json';
import type pg from 'pg';
import { type Repeated, repeat } from '../repeat.ts';
import type { Studio } from '../studio.ts';
import { type MateNews, matesChannel } from './mates.store.ts';

const lookEveryMs = 1000;

/** One connection of this process hears what is told to shared scenes; where it breaks, another is opened. */
export function runMates({ pool, mates, log }: Studio): Repeated {
  let line: pg.PoolClient | null = null;

  async function open(): Promise<void> {
    const opened = await pool.connect();
    const lose = () => {
      if (line !== opened) return;
      line = null;
      opened.release(true);
    };
    line = opened;
    opened.once('error', lose);
    opened.once('end', lose);
    opened.on('notification', ({ payload }) => {
      const news = decodeJson(payload ?? '{}') as MateNews;
      mates.hear(news).catch((error: unknown) => log(String(error)));
    });
    try {
      await opened.query(`listen ${matesChannel}`);
    } catch (error) {
      lose();
      throw error;
    }
    // What was told while nobody listened is lost.
    await mates.refreshAll();
  }

  const looking = repeat(
    () => lookEveryMs,
    log,
    async () => {
      if (!line) await open();
    },
  );
  return {
    async stop() {
      await looking.stop();
      const open = line;
      line = null;
      open?.release(true);
    },
  };
}
