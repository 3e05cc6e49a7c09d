import { randomUUID } from 'node:crypto';
import pg from 'pg';

const int8Oid = 20;

/** int8 carries money here, so it must never pass through a floating-point number. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8Oid && format !== 'binary'
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Every studio's connections begin so; the rest tells studios on one database apart. */
export const studioName = 'perya-studio ';

export function createStudioPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // One of them listens to rooms and holds the locks of those that this process leads.
    max: 8,
    application_name: `${studioName}${randomUUID()}`,
    types,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  });
  // A connection may break at any time; without a listener Node would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
