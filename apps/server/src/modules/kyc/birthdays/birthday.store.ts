import type pg from 'pg';
import type { SealedFields, VersionKey } from '../record/seal-fields.ts';

export type UnreadVersion = VersionKey & SealedFields;

/** Known by what somebody has looked at. */
const isApproved = `r.status in ('basic_kyc', 'fully_kyc')`;
const isNewest = (of: string) =>
  `not exists (select from kyc.submission n where n.uid = ${of}.uid and n.version > ${of}.version)`;

export function createBirthdayStore(pool: pg.Pool) {
  return {
    /** The newest versions of approved players after that one which have no digest of the birthday yet. */
    async listUnread(after: bigint, limit: number): Promise<UnreadVersion[]> {
      const { rows } = await pool.query<UnreadVersion>(
        `select s.uid, s.version, s.sealed_key, s.sealed_fields
         from kyc.submission s join kyc.record r on r.bucket = platform.bucket_of(s.uid) and r.uid = s.uid
         where s.uid > $1 and s.erased_at is null and ${isApproved} and ${isNewest('s')}
           and not exists (select from kyc.digest d
             where d.uid = s.uid and d.version = s.version and d.kind = 'birthday')
         order by s.uid limit $2`,
        [after, limit],
      );
      return rows;
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
    async listBorn(digests: readonly Buffer[], after: bigint, limit: number): Promise<bigint[]> {
      const { rows } = await pool.query<{ uid: bigint }>(
        `select d.uid from kyc.digest d join kyc.record r on r.bucket = platform.bucket_of(d.uid) and r.uid = d.uid
         where d.kind = 'birthday' and d.digest = any ($1::bytea[]) and d.uid > $2
           and ${isApproved} and ${isNewest('d')}
         order by d.uid limit $3`,
        [digests, after, limit],
      );
      return rows.map(({ uid }) => uid);
    },
  };
}

export type BirthdayStore = ReturnType<typeof createBirthdayStore>;
