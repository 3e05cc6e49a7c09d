import type pg from 'pg';

/** The moment by the clock that bets and postings are stamped with, to be read after the locks that it is to follow. */
export async function readClock(client: pg.Pool | pg.ClientBase): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select platform.clock() as now');
  const [row] = rows;
  if (!row) throw new Error('The clock gave no answer');
  return row.now;
}
