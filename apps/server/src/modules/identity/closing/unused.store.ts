import type pg from 'pg';

/** Accounts that were never closed and into which nobody has logged in for long. */
export function createUnusedStore(pool: pg.Pool) {
  return {
    /**
     * Those after that one without a login for so many years, by their ids; whoever still has a session is here. Test
     * accounts are the house's own.
     */
    async list(years: number, after: bigint, limit: number): Promise<bigint[]> {
      const { rows } = await pool.query<{ uid: bigint }>(
        `select p.uid from identity.player p
         where p.uid > $2 and p.created_at <= platform.clock() - make_interval(years => $1) and not p.tester
           and not exists (select from identity.closing c
             where c.bucket = platform.bucket_of(p.uid) and c.uid = p.uid)
           and not exists (select from identity.login_event l
             where l.uid = p.uid and l.at > platform.clock() - make_interval(years => $1))
           and not exists (select from identity.session s where s.uid = p.uid and s.expires_at > now())
         order by p.uid limit $3`,
        [years, after, limit],
      );
      return rows.map(({ uid }) => uid);
    },
  };
}

export type UnusedStore = ReturnType<typeof createUnusedStore>;
