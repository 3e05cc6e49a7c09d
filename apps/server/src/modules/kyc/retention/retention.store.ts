import type { Recorded } from '../../audit/index.ts';

export interface ErasedVersion {
  uid: bigint;
  version: number;
}

/**
 * Versions that another one replaced so many days ago. Kept are the newest, the last one that was
 * approved, by which the player is known, and whatever still waits for a decision.
 */
const eraseStatement = `with due as (
    select s.uid, s.version from kyc.submission s
    where s.erased_at is null
      and exists (select from kyc.submission n
        where n.uid = s.uid and n.version = s.version + 1
          and n.submitted_at < platform.clock() - make_interval(days => $1))
      and not exists (select from kyc.review r
        where r.uid = s.uid and r.version = s.version and r.state in ('waiting', 'escalated'))
      and s.version is distinct from (select max(r.version) from kyc.review r
        where r.uid = s.uid and r.state = 'approved')
    order by s.uid, s.version limit $2 for update of s skip locked
  )
  update kyc.submission s set erased_at = platform.clock(), sealed_key = '', sealed_fields = ''
  from due where s.uid = due.uid and s.version = due.version
  returning s.uid, s.version`;

const listed = `(select * from unnest($1::bigint[], $2::int[]))`;

export const retentionStore = {
  /** Empties a batch of versions, oldest players first, and says which. */
  async erase(tx: Recorded, days: number, limit: number): Promise<ErasedVersion[]> {
    const { rows } = await tx.query<ErasedVersion>(eraseStatement, [days, limit]);
    return rows;
  },

  /** Forgets photos and digests of versions; answers the keys that nothing names any more. */
  async forget(tx: Recorded, versions: readonly ErasedVersion[]): Promise<string[]> {
    const values = [versions.map(({ uid }) => uid), versions.map(({ version }) => version)];
    await tx.query(`delete from kyc.digest where (uid, version) in ${listed}`, values);
    const { rows: gone } = await tx.query<{ key: string }>(
      `delete from kyc.photo where (uid, version) in ${listed} returning object_key as key`,
      values,
    );
    return this.listUnused(
      tx,
      gone.map(({ key }) => key),
    );
  },

  /** Those of the keys that neither a version nor a scan names. */
  async listUnused(tx: Recorded, keys: readonly string[]): Promise<string[]> {
    const { rows } = await tx.query<{ key: string }>(
      `select distinct key from unnest($1::text[]) as gone (key)
       where not exists (select from kyc.photo p where p.object_key = gone.key)
         and not exists (select from kyc.scan s where s.image_key = gone.key)`,
      [keys],
    );
    return rows.map(({ key }) => key);
  },
};
