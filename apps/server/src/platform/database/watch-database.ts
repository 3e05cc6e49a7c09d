import pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { createClockWatch } from './clock-watch.ts';

/** What the latest look at the database has found. */
export interface DatabaseHealth {
  isReady: boolean;
  /** Why it is not ready, in words that give nothing away; null if it is. */
  reason: string | null;
  warnings: string[];
}

export interface DatabaseWatch {
  /** Looks, unless a look of the last second says it already. Callers share one. */
  look(): Promise<DatabaseHealth>;
  /** Whoever is told of a clock that is off. */
  onAlarm(tell: (alarm: string) => void): void;
  register(registry: Registry): void;
  close(): Promise<void>;
}

/** A database that needs longer than this for one small write cannot serve players. */
const answerTimeoutMs = 2000;
const freshMs = 1000;

const unready = (error: unknown): DatabaseHealth => ({
  isReady: false,
  // PostgreSQL has answered if there is a code of its own: it refuses the write.
  reason: /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')
    ? 'the database takes no writes'
    : 'the database does not answer',
  warnings: [],
});

/**
 * Watches the database by a small write, on a connection of its own: a pool that is busy is no reason
 * to take the server out of service, and a database that is paused must not be waited for.
 */
export function createDatabaseWatch({ options }: pg.Pool): DatabaseWatch {
  const pool = new pg.Pool({
    ...options,
    max: 1,
    application_name: 'perya-watch',
    connectionTimeoutMillis: answerTimeoutMs,
    statement_timeout: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const clock = createClockWatch();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let health: Promise<DatabaseHealth> | null = null;
  let isUp = 1;

  async function probe(): Promise<DatabaseHealth> {
    try {
      const asked = clock.ask();
      const { rows } = await pool.query<{ at: Date }>('select platform.probe() as at');
      if (rows[0]) clock.answer(asked, rows[0].at);
      return { isReady: true, reason: null, warnings: clock.warnings() };
    } catch (error) {
      return unready(error);
    } finally {
      lookedAt = performance.now();
    }
  }

  async function look(): Promise<DatabaseHealth> {
    if (health === null || performance.now() - lookedAt >= freshMs) {
      // Until it has ended, everybody shares this look.
      lookedAt = Number.POSITIVE_INFINITY;
      health = probe();
    }
    const found = await health;
    isUp = Number(found.isReady);
    return found;
  }

  return {
    look,
    onAlarm: clock.onAlarm,
    register(registry) {
      new Gauge({
        name: 'perya_database_ready',
        help: 'Whether the database took a small write the last time it was tried.',
        registers: [registry],
        async collect() {
          await look();
          this.set(isUp);
        },
      });
      clock.register(registry);
    },
    close: () => pool.end(),
  };
}
