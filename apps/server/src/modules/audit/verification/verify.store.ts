import type pg from 'pg';
import { entryText, type Head, type SealedEntry } from '../audit.store.ts';
import type { EntryText } from '../canonical-entry.ts';

/** The end of the chain as it was kept, and the last number that the sealing has passed. */
export async function readHead(client: pg.ClientBase, reader: string) {
  const { rows } = await client.query<Head & { passed: bigint }>(
    'select position, hash, platform.log_position($1) as passed from audit.head',
    [reader],
  );
  return rows[0] ?? null;
}

/** The next seals of the chain with their entries. */
export async function listSealed(
  client: pg.ClientBase,
  after: bigint,
  limit: number,
): Promise<SealedEntry[]> {
  const { rows } = await client.query<EntryText & Omit<SealedEntry, 'entry'> & { sealed: bigint }>(
    `select s.position, s.seq as sealed, s.hash, ${entryText}
     from (select * from audit.seal where position > $1 order by position limit $2) s
     left join audit.entry e on e.seq = s.seq
     order by s.position`,
    [after, limit],
  );
  return rows.map(({ position, sealed, hash, ...entry }) => ({
    position,
    seq: sealed,
    hash,
    entry: entry.at === null ? null : { ...entry, seq: String(entry.seq) },
  }));
}

/** The first entry within the numbers that has no seal, though the sealing has passed it. */
export async function findUnsealed(
  client: pg.ClientBase,
  after: bigint,
  upTo: bigint,
): Promise<bigint | null> {
  const { rows } = await client.query<{ seq: bigint }>(
    `select e.seq from audit.entry e
     where e.seq > $1 and e.seq <= $2 and not exists (select from audit.seal s where s.seq = e.seq)
     order by e.seq limit 1`,
    [after, upTo],
  );
  return rows[0]?.seq ?? null;
}

export async function countUnsealed(client: pg.ClientBase, after: bigint): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from audit.entry where seq > $1',
    [after],
  );
  return rows[0]?.count ?? 0;
}
