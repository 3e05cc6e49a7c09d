import type pg from 'pg';

export async function inTransaction<T>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await act(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is of no further use to the pool.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}
