import type pg from 'pg';

interface Index {
  name: string;
  definition: string;
}

/** The indexes of a table but for those that its constraints need. */
async function listIndexes(pool: pg.Pool, table: string): Promise<Index[]> {
  const { rows } = await pool.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = $1::regclass
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  return rows;
}

/** Fills a table and builds its indexes afterwards, which takes a fraction of keeping them up to date meanwhile. */
export async function withoutIndexes(
  pool: pg.Pool,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await listIndexes(pool, table);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) {
    // Of a table in months, the index of the whole builds those of the months.
    await pool.query(definition.replace(' ON ONLY ', ' ON '));
  }
}
