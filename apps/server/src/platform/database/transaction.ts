import type pg from 'pg';
import { isWithoutAnswer } from './pool.ts';

type Act<T> = (client: pg.PoolClient) => Promise<T>;

async function between<T>(pool: pg.Pool, begin: string, act: Act<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await act(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A rollback would wait behind what was not answered.
    if (isWithoutAnswer(error)) client.release(error as Error);
    // A connection that cannot even roll back is of no further use to the pool.
    else
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
    throw error;
  }
}

export function inTransaction<T>(pool: pg.Pool, act: Act<T>): Promise<T> {
  return between(pool, 'begin', act);
}

/** Every query sees the database as it was at the first one. */
export function inSnapshot<T>(pool: pg.Pool, act: Act<T>): Promise<T> {
  return between(pool, 'begin isolation level repeatable read read only', act);
}

/** The same for whoever writes down what was seen; a row that another has changed since is refused. */
export function inWritingSnapshot<T>(pool: pg.Pool, act: Act<T>): Promise<T> {
  return between(pool, 'begin isolation level repeatable read', act);
}
