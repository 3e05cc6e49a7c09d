import type pg from 'pg';
import { firstTable } from './plan.ts';

const table = `c.relkind in ('r', 'p') and not c.relispartition`;
const fullName = `(c.relnamespace::regnamespace || '.' || c.relname)`;

/** Of the tables that are named. */
const hasBucket = `pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'bucket' and not a.attisdropped
  where ${table} and ${fullName} = any ($1)`;

/** Tables by how they lie; columns are named in one word, as any connection reads them. */
export function createTablesStore(client: pg.ClientBase) {
  const namesOf = async (text: string, values: unknown[]) =>
    (await client.query<{ name: string }>(text, values)).rows.map(({ name }) => name);

  return {
    /** Tables of these schemas that are not among those that are named. */
    listUnplaced: (schemas: readonly string[], named: readonly string[]) =>
      namesOf(
        `select ${fullName} as name from pg_class c
         where ${table} and c.relnamespace::regnamespace::text = any ($1) and ${fullName} <> all ($2) order by 1`,
        [schemas, named],
      ),

    /** What is to lie by its bucket and does not yet: the first one first. */
    listToLay: (named: readonly string[]) =>
      namesOf(
        `select c.oid::regclass::text as name from ${hasBucket}
           and not exists (select 1 from pg_dist_partition d where d.logicalrelid = c.oid and d.partmethod = 'h')
         order by c.oid::regclass::text <> $2, 1`,
        [named, firstTable],
      ),

    /** Unique indexes that would let a key be used on two nodes. */
    listKeysWithoutBucket: (named: readonly string[]) =>
      namesOf(
        `select i.indexrelid::regclass::text as name
         from pg_index i join (select c.oid, a.attnum from ${hasBucket}) t on t.oid = i.indrelid
         where i.indisunique and not t.attnum = any (i.indkey) order by 1`,
        [named],
      ),

    /** Tables whose rows may still be without a bucket. */
    listUnfilled: (named: readonly string[]) =>
      namesOf(
        `select c.oid::regclass::text as name from ${hasBucket} and not a.attnotnull order by 1`,
        [named],
      ),

    async count(name: string): Promise<string> {
      const { rows } = await client.query<{ count: string }>(
        `select count(*)::text as count from ${name}`,
      );
      return rows[0]?.count ?? '';
    },

    /** What is not in the log of changes cannot be moved to another node while it is written. */
    async logChanges(name: string): Promise<void> {
      const unlogged = await namesOf(
        `select c.oid::regclass::text as name from pg_class c
         left join pg_inherits i on i.inhrelid = c.oid
         where c.relpersistence = 'u' and $1::regclass in (c.oid, i.inhparent)`,
        [name],
      );
      for (const part of unlogged) await client.query(`alter table ${part} set logged`);
    },

    /**
     * A table that lies by bucket refers to no table of the coordinator, which the nodes do not have. What was
     * referred to is never removed: that is said by its own trigger, on one node as on several.
     */
    async letReferencesGo(name: string): Promise<void> {
      const keys = await namesOf(
        `select quote_ident(conname) as name from pg_constraint
         where contype = 'f' and conrelid = $1::regclass and conparentid = 0
           and not exists (select 1 from pg_dist_partition d where d.logicalrelid = confrelid)`,
        [name],
      );
      for (const key of keys) await client.query(`alter table ${name} drop constraint ${key}`);
    },

    async layByBucket(name: string, shards: number): Promise<void> {
      if (name === firstTable) {
        await client.query(
          `select create_distributed_table($1, 'bucket', colocate_with => 'none', shard_count => $2)`,
          [name, shards],
        );
        return;
      }
      await client.query(`select create_distributed_table($1, 'bucket', colocate_with => $2)`, [
        name,
        firstTable,
      ]);
    },

    /** Of these tables, those that are not the same everywhere yet. */
    listToRepeat: (named: readonly string[]) =>
      namesOf(
        `select t as name from unnest($1::text[]) t
         where not exists (select 1 from pg_dist_partition d
           where d.logicalrelid = t::regclass and d.partmethod = 'n' and d.repmodel = 't')`,
        [named],
      ),

    async layEverywhere(name: string): Promise<void> {
      await client.query('select create_reference_table($1)', [name]);
    },

    /** Tables that do not lie beside the first one. */
    listAstray: (named: readonly string[]) =>
      namesOf(
        `select c.oid::regclass::text as name from ${hasBucket}
           and not exists (select 1 from citus_tables t where t.table_name = c.oid and t.distribution_column = 'bucket'
             and t.colocation_id = (select f.colocation_id from citus_tables f where f.table_name = $2::regclass))
         order by 1`,
        [named, firstTable],
      ),

    /** Tables that a role may read on the coordinator and not on every node. */
    async listUnreadable(named: readonly string[], role: string): Promise<string[]> {
      const readable = await namesOf(
        `select c.oid::regclass::text as name from ${hasBucket} and has_table_privilege($2, c.oid, 'select') order by 1`,
        [named, role],
      );
      const refused: string[] = [];
      for (const name of readable) {
        const { rowCount } = await client.query(
          `select from run_command_on_shards($1::regclass, format('select has_table_privilege(%L, ''%%s'', ''select'')', $2::text))
           where not success or result <> 't' limit 1`,
          [name, role],
        );
        if (rowCount !== 0) refused.push(name);
      }
      return refused;
    },
  };
}

export type TablesStore = ReturnType<typeof createTablesStore>;
