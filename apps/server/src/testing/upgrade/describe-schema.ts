import type pg from 'pg';

// Months are left out: which ones there are depends on the day on which a database was made.
const description = `
  with schemas as (
    select oid, nspname from pg_namespace where nspname = any ($1)
  ), tables as (
    select c.*, n.nspname || '.' || c.relname as name
    from pg_class c join schemas n on n.oid = c.relnamespace
    where not c.relispartition
  )
  select format('%s of kind %s, %s, %s, %s', name, relkind, relpersistence, reloptions,
    case when relkind = 'p' then pg_get_partkeydef(oid) end) as line
  from tables where relkind in ('r', 'p', 'v', 'm')
  union all
  select format('column %s.%s %s %s %s %s %s', t.name, a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid))
  from tables t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  where t.relkind in ('r', 'p', 'v', 'm')
  union all
  select format('constraint %s of %s: %s', k.conname, t.name, pg_get_constraintdef(k.oid))
  from tables t join pg_constraint k on k.conrelid = t.oid
  union all
  select pg_get_indexdef(i.indexrelid)
  from tables t join pg_index i on i.indrelid = t.oid
  union all
  select pg_get_triggerdef(g.oid)
  from tables t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
  union all
  select format('view %s: %s', t.name, pg_get_viewdef(t.oid)) from tables t where t.relkind in ('v', 'm')
  union all
  select format('sequence %s.%s %s %s %s %s %s', schemaname, sequencename, data_type, start_value,
    increment_by, cache_size, cycle)
  from pg_sequences where schemaname in (select nspname from schemas)
  union all
  select format('%s may be used by %s', t.name, t.relacl) from tables t
  union all
  select format('column %s.%s may be used by %s', t.name, a.attname, a.attacl)
  from tables t join pg_attribute a on a.attrelid = t.oid where a.attacl is not null
  union all
  select format('schema %s may be used by %s', n.nspname, n.nspacl) from pg_namespace n where n.oid in (select oid from schemas)
  union all
  select format('%s may be called by %s', p.oid::regprocedure, p.proacl)
  from pg_proc p join schemas n on n.oid = p.pronamespace
  union all
  select pg_get_functiondef(p.oid)
  from pg_proc p join schemas n on n.oid = p.pronamespace
  order by line`;

/** Every table, column, constraint, index, trigger, view, sequence, function and grant, a line each. */
export async function describeSchema(pool: pg.Pool, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(description, [schemas]);
  return rows.map(({ line }) => line);
}
