import type pg from 'pg';
import type { SealedFields, VersionKey } from '../record/seal-fields.ts';

export type UnreadVersion = VersionKey & SealedFields;

const isNewest = (of: string) =>
  `not exists (select from kyc.submission n where n.uid = ${of}.uid and n.version > ${of}.version)`;

/** Some of those who were found, and where to go on: the last of all that were looked at; null at the end. */
export interface Approved<Row> {
  found: Row[];
  last: bigint | null;
}

export function createBirthdayStore(pool: pg.Pool) {
  /** Those of them who are known by what somebody has looked at. Asked by itself: it may lie elsewhere (docs/scaling.md). */
  async function approvedOf<Row extends { uid: bigint }>(rows: Row[]): Promise<Approved<Row>> {
    const { rows: approved } = await pool.query<{ uid: bigint }>(
      `select p.uid from unnest($1::bigint[], kyc.statuses_of($1::bigint[])) as p(uid, status)
       where p.status in ('basic_kyc', 'fully_kyc')`,
      [rows.map(({ uid }) => uid)],
    );
    const uids = new Set(approved.map(({ uid }) => uid));
    return { found: rows.filter(({ uid }) => uids.has(uid)), last: rows.at(-1)?.uid ?? null };
  }
  return {
    /** The newest versions of approved players after that one which have no digest of the birthday yet. */
    async listUnread(after: bigint, limit: number): Promise<Approved<UnreadVersion>> {
      const { rows } = await pool.query<UnreadVersion>(
        `select s.uid, s.version, s.sealed_key, s.sealed_fields
         from kyc.submission s
         where s.uid > $1 and s.erased_at is null and ${isNewest('s')}
           and not exists (select from kyc.digest d
             where d.uid = s.uid and d.version = s.version and d.kind = 'birthday')
         order by s.uid limit $2`,
        [after, limit],
      );
      return approvedOf(rows);
    },

    async keep(digests: readonly (VersionKey & { digest: Buffer })[]): Promise<void> {
      await pool.query(
        `insert into kyc.digest (uid, version, kind, digest)
         select uid, version, 'birthday', digest from unnest($1::bigint[], $2::int[], $3::bytea[]) g(uid, version, digest)
         on conflict do nothing`,
        [
          digests.map(({ uid }) => uid),
          digests.map(({ version }) => version),
          digests.map(({ digest }) => digest),
        ],
      );
    },

    /** Approved players after that one with one of these birthdays. */
    async listBorn(digests: readonly Buffer[], after: bigint, limit: number) {
      const { rows } = await pool.query<{ uid: bigint }>(
        `select d.uid from kyc.digest d
         where d.kind = 'birthday' and d.digest = any ($1::bytea[]) and d.uid > $2 and ${isNewest('d')}
         order by d.uid limit $3`,
        [digests, after, limit],
      );
      return approvedOf(rows);
    },
  };
}

export type BirthdayStore = ReturnType<typeof createBirthdayStore>;
