import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface Branch {
  id: number;
  address: string;
}

/** A branch with what players are not told. */
export interface BranchRow extends Branch {
  place: number;
  isOpen: boolean;
  version: number;
}

const columns = 'id, address, place, is_open, version';

/** What staff change, each time with the whole list held: no address twice, and one stays open. */
const changing = {
  /** Every branch, until the end of the transaction; whoever comes second waits. */
  async hold(tx: Recorded): Promise<BranchRow[]> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('kyc.branch'))`);
    const { rows } = await tx.query<BranchRow>(`select ${columns} from kyc.branch order by id`);
    return rows;
  },

  async insert(tx: Recorded, { id, address, place }: Omit<BranchRow, 'isOpen' | 'version'>) {
    await tx.query('insert into kyc.branch (id, address, place) values ($1, $2, $3)', [
      id,
      address,
      place,
    ]);
  },

  async change(tx: Recorded, { id, address, place, isOpen }: Omit<BranchRow, 'version'>) {
    await tx.query(
      `update kyc.branch set address = $2, place = $3, is_open = $4, version = version + 1
       where id = $1`,
      [id, address, place, isOpen],
    );
  },
};

export function createBranchStore(pool: pg.Pool) {
  return {
    ...changing,
    /** Those that are open, in the operator's order. */
    async listOpen(): Promise<Branch[]> {
      const { rows } = await pool.query<Branch>({
        name: 'kyc-branches',
        text: 'select id, address from kyc.branch where is_open order by place, id',
      });
      return rows;
    },

    async listAll(): Promise<BranchRow[]> {
      const { rows } = await pool.query<BranchRow>(
        `select ${columns} from kyc.branch order by is_open desc, place, id`,
      );
      return rows;
    },

    async countOpen(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from kyc.branch where is_open',
      );
      return rows[0]?.count ?? 0;
    },

    /** One that was retired is found too: a record may name it. */
    async find(id: number): Promise<Branch | null> {
      const { rows } = await pool.query<Branch>(
        'select id, address from kyc.branch where id = $1',
        [id],
      );
      return rows[0] ?? null;
    },

    /** Adds those that are missing, in their order. What an operator has changed since stays. */
    async addMissing(branches: readonly Branch[]): Promise<void> {
      await pool.query(
        `insert into kyc.branch (id, address, place)
         select * from unnest($1::int[], $2::text[]) with ordinality
         on conflict (id) do nothing`,
        [branches.map(({ id }) => id), branches.map(({ address }) => address)],
      );
    },
  };
}

export type BranchStore = ReturnType<typeof createBranchStore>;
