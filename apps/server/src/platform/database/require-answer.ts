import type pg from 'pg';
import { StartError } from '../start-error.ts';

/** A database of the operator's own may be away or refuse us; that is theirs to mend, so it is said plainly. */
export async function requireAnswer(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { host } = new URL(databaseUrl);
    const { message, code } = error as Error & { code?: string };
    throw new StartError(
      `The PostgreSQL of DATABASE_URL at ${host} cannot be used: ${message || code}. Start it, or correct DATABASE_URL.`,
    );
  }
}
