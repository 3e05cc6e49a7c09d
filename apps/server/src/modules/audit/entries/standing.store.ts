import type pg from 'pg';
import { isForAll } from './entries.store.ts';

/** An entry that tells of a fact: what it was before and after, where the entry says so. */
export interface Mention {
  fact: string;
  seq: bigint;
  at: Date;
  action: string;
  isBefore: boolean;
  before: unknown;
  isAfter: boolean;
  after: unknown;
}

export interface SubjectOfModule {
  /** Whether whoever reads knows of what the AML officers have among themselves. */
  isOfficer: boolean;
  module: string;
  subjectKind: string;
  subject: string;
}

/** The entries of one subject and module, a row for each fact that they tell of. */
const mentions = `select k.fact, e.seq, e.at, e.action, coalesce(e.before ? k.fact, false) as is_before,
    e.before -> k.fact as before, coalesce(e.after ? k.fact, false) as is_after, e.after -> k.fact as after
  from audit.entry e
  cross join lateral jsonb_object_keys(coalesce(e.before, '{}') || coalesce(e.after, '{}')) k (fact)
  where e.subject_kind = $1 and e.subject = $2 and split_part(e.action, '.', 1) = $3 and ($5 or ${isForAll})`;

export function createStandingStore(pool: pg.Pool) {
  const read = async (
    text: string,
    { module, subjectKind, subject, isOfficer }: SubjectOfModule,
    at: number,
  ) => {
    const values = [subjectKind, subject, module, at, isOfficer];
    const { rows } = await pool.query<Mention>(text, values);
    return rows;
  };
  return {
    /** The last entry up to the end of that second, for each fact. */
    lastUpTo: (subject: SubjectOfModule, at: number): Promise<Mention[]> =>
      read(
        `select distinct on (m.fact) m.* from (${mentions} and e.at < to_timestamp($4::bigint + 1)) m
         order by m.fact, m.at desc, m.seq desc`,
        subject,
        at,
      ),

    /** The first entry after that second which changes the fact. */
    firstAfter: (subject: SubjectOfModule, at: number): Promise<Mention[]> =>
      read(
        `select distinct on (m.fact) m.* from (${mentions} and e.at >= to_timestamp($4::bigint + 1)) m
         where m.before is distinct from m.after order by m.fact, m.at, m.seq`,
        subject,
        at,
      ),
  };
}

export type StandingStore = ReturnType<typeof createStandingStore>;
