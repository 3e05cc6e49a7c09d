import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { readAside } from '../../../platform/database/replica.ts';
import { readCursor } from '../../../platform/lists/cursor.ts';
import { rowsToRead } from '../../../platform/lists/cut-page.ts';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import type { Keyed } from '../../../platform/lists/teller.ts';
import type { Seeing } from '../../../platform/lists/witness.ts';

export interface SignificantEntry extends Keyed {
  seq: bigint;
  at: Date;
  actorKind: string;
  actor: string;
  action: string;
  subjectKind: string;
  subject: string;
  /** Of a balance that staff corrected: by how much, in centavos. */
  amount: Centavos | null;
}

const key = [byMoment('e.at'), byNumber('e.seq')] as const;

/**
 * The newest entries with one of these actions. Each action is read by the index of its own, a page at most: an entry in a
 * thousand is significant, and the others are not looked at.
 */
export const createSignificantEntries =
  (pool: pg.Pool) =>
  async (actions: readonly string[], seeing: Seeing): Promise<SignificantEntry[]> => {
    const { cursor, from, before } = seeing;
    const [at, seq] =
      cursor === undefined ? [null, null] : readCursor(cursor, ...key.map((part) => part.pattern));
    const { rows } = await readAside<SignificantEntry>(
      pool,
      `select e.seq, e.at, e.actor_kind, e.actor, e.action, e.subject_kind, e.subject,
         case e.action when 'payments.balance-adjusted' then (e.after ->> 'amount')::bigint end as amount,
         array[${key.map((part) => part.text).join(', ')}] as page_key
       from unnest($1::text[]) wanted (action)
       cross join lateral (
         select * from audit.entry e
         where e.action = wanted.action
           and e.at >= coalesce(to_timestamp($2::bigint), '-infinity')
           and e.at < coalesce(to_timestamp($3::bigint), 'infinity')
           and (e.at, e.seq) < (coalesce($4::timestamptz, 'infinity'), coalesce($5::bigint, 0))
         order by e.at desc, e.seq desc limit $6
       ) e
       order by e.at desc, e.seq desc limit $6`,
      [actions, from ?? null, before ?? null, at, seq, rowsToRead(seeing)],
    );
    return rows;
  };

export type SignificantEntries = ReturnType<typeof createSignificantEntries>;
