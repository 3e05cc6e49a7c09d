import type pg from 'pg';

const books = ['ledger', 'points'];
/** What the others lie beside. */
const first = 'ledger.wallet';

/** What is to lie by its bucket and does not yet, in the order of the catalogue. */
const listTables = `
  select c.oid::regclass::text as name from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'bucket' and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace::regnamespace::text = any ($1)
    and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)
  order by c.oid::regclass::text <> '${first}', 1`;

/** What is called with a bucket and changes its rows runs where they lie. */
const listFunctions = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace::regnamespace::text = any ($1) and p.proargnames[1] = 'p_bucket'
    and p.proname in ('post', 'try_lock_wallets')
  order by 1`;

/** A plan that serves any bucket cannot be made for several nodes. */
const planForEach = `
  do $$
  declare
    v_function regprocedure;
  begin
    for v_function in select oid from pg_proc where 'plan_cache_mode=force_generic_plan' = any (proconfig) loop
      execute format('alter function %s set plan_cache_mode = auto', v_function);
    end loop;
  end
  $$`;

async function namesOf(owner: pg.Client, text: string, schemas: readonly string[]) {
  const { rows } = await owner.query<{ name: string }>(text, [schemas]);
  return rows.map(({ name }) => name);
}

/** Lays the tables of these schemas that have a bucket beside the wallets; says which. */
export async function layByBucket(owner: pg.Client, schemas: readonly string[]): Promise<string[]> {
  const names = await namesOf(owner, listTables, schemas);
  for (const name of names) {
    await owner.query(`select create_distributed_table($1, 'bucket', colocate_with => $2)`, [
      name,
      name === first ? 'none' : first,
    ]);
  }
  return names;
}

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

/** Spreads the books over the nodes, as docs/scaling.md plans it. */
export async function spreadBooks(owner: pg.Client): Promise<void> {
  // They stand on the parts of a table too, and refuse there: all that a trigger of ours does.
  await owner.query('alter database perya set citus.enable_unsafe_triggers = on');
  await owner.query('set citus.enable_unsafe_triggers = on; set citus.shard_count = 8');
  await layByBucket(owner, books);
  for (const schema of books) {
    await owner.query('select create_reference_table($1)', [`${schema}.month_seal`]);
  }
  for (const name of await namesOf(owner, listFunctions, books)) {
    await owner.query(
      `select create_distributed_function($1::regprocedure, 'p_bucket', colocate_with => $2)`,
      [name, first],
    );
  }
  await owner.query(planForEach);
}
