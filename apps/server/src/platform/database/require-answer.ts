import type pg from 'pg';
import { StartError } from '../start-error.ts';

/** An external database may be down or refuse us; the operator gets one plain sentence. */
export async function requireAnswer(
  pool: pg.Pool,
  databaseUrl: string,
  setting: string,
): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { host } = new URL(databaseUrl);
    const { message, code } = error as Error & { code?: string };
    throw new StartError(
      `The PostgreSQL of ${setting} at ${host} cannot be used: ${message || code}. Start it, or correct ${setting}.`,
    );
  }
}
