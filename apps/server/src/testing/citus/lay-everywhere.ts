import type pg from 'pg';

const listReferences = `
  select conrelid::regclass::text as name, conname as key, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0 and confrelid = any ($1::regclass[])`;

/**
 * Makes tables the same on every node; answers what lets tables that lie by bucket by now refer to them again. While a
 * table refers to one of them it would be made anew, and with it the views on it, which functions return rows of.
 */
export async function layEverywhere(owner: pg.Client, names: readonly string[]) {
  const { rows } = await owner.query<{ name: string; key: string; definition: string }>(
    listReferences,
    [names],
  );
  for (const { name, key } of rows) await owner.query(`alter table ${name} drop constraint ${key}`);
  for (const name of names) await owner.query('select create_reference_table($1)', [name]);
  return async (laid: readonly string[]) => {
    const own = rows.filter(({ name }) => laid.includes(name));
    for (const { name, key, definition } of own) {
      await owner.query(`alter table ${name} add constraint ${key} ${definition}`);
    }
    return own.length;
  };
}
