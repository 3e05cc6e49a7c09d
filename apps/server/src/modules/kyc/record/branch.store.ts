import type pg from 'pg';

export interface Branch {
  id: number;
  address: string;
}

export function createBranchStore(pool: pg.Pool) {
  return {
    /** Those that are open, in the operator's order. */
    async listOpen(): Promise<Branch[]> {
      const { rows } = await pool.query<Branch>({
        name: 'kyc-branches',
        text: 'select id, address from kyc.branch where is_open order by place, id',
      });
      return rows;
    },

    async countOpen(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from kyc.branch where is_open',
      );
      return rows[0]?.count ?? 0;
    },

    /** One that was shut is found too: a record may name it. */
    async find(id: number): Promise<Branch | null> {
      const { rows } = await pool.query<Branch>(
        'select id, address from kyc.branch where id = $1',
        [id],
      );
      return rows[0] ?? null;
    },

    /** Writes the list in its order; a branch that is not named is shut. */
    async save(branches: readonly Branch[]): Promise<void> {
      await pool.query(
        `with given as (
           select * from unnest($1::int[], $2::text[]) with ordinality as g(id, address, place)
         ), shut as (
           update kyc.branch set is_open = false where is_open and id <> all ($1::int[])
         )
         insert into kyc.branch as held (id, address, place)
         select id, address, place from given
         on conflict (id) do update
         set address = excluded.address, place = excluded.place, is_open = true
         where (held.address, held.place, held.is_open)
           is distinct from (excluded.address, excluded.place, true)`,
        [branches.map(({ id }) => id), branches.map(({ address }) => address)],
      );
    },
  };
}

export type BranchStore = ReturnType<typeof createBranchStore>;
