import pg from 'pg';

const int8Oid = 20;

/** int8 carries money and ids, so it must never pass through a floating-point number. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8Oid && format !== 'binary'
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface PoolOptions {
  max?: number;
  applicationName?: string;
  onError?: (error: Error) => void;
}

export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'perya',
    types,
    connectionTimeoutMillis: 10_000,
    // A statement that hangs would hold a connection of the pool for ever.
    statement_timeout: 30_000,
  });
  // A connection may break at any time, idle or in use; without a listener Node would end the process.
  const onError = options.onError ?? (() => {});
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
