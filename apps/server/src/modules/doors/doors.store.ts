import type { OpeningLine } from '@perya/contract/house/staff-calls/opening';
import type pg from 'pg';
import type { Recorded } from '../audit/index.ts';

export interface DoorState {
  isOpen: boolean;
  turn: number;
  openedAt: Date | null;
  changedAt: Date | null;
  /** As the audit names who acts, such as `staff:12`; null as the installation began. */
  changedBy: string | null;
  /** Who asked for the opening that stands; null of a closing, which one person decides. */
  askedBy: string | null;
  reason: string;
}

export interface Proof {
  line: OpeningLine;
  about: string;
  provedAt: Date;
}

/** Who acts, and why. */
interface Why {
  by: string;
  reason: string;
}

const columns = 'is_open, turn, opened_at, changed_at, changed_by, asked_by, reason';

/** What holds before the first start has written the row. */
const notBegun: DoorState = {
  isOpen: false,
  turn: 0,
  openedAt: null,
  changedAt: null,
  changedBy: null,
  askedBy: null,
  reason: '',
};

/** Opens and closes, on the one row that both lock. */
const moving = {
  /** Null if it is open, or was opened and closed since. */
  async open(
    tx: Recorded,
    turn: number,
    why: Why & { askedBy: string },
  ): Promise<DoorState | null> {
    const { rows } = await tx.query<DoorState>(
      `update doors.door set is_open = true, turn = turn + 1, opened_at = now(),
         changed_at = now(), changed_by = $2, asked_by = $3, reason = $4
       where not is_open and turn = $1 returning ${columns}`,
      [turn, why.by, why.askedBy, why.reason],
    );
    return rows[0] ?? null;
  },

  /** Until the end of the transaction: whoever opens, closes or registers waits. */
  async hold(tx: Recorded): Promise<DoorState> {
    const { rows } = await tx.query<DoorState>(`select ${columns} from doors.door for update`);
    return rows[0] ?? notBegun;
  },

  /** What is closed is closed anew: the turn is taken from whoever would open it. */
  async close(tx: Recorded, why: Why): Promise<DoorState> {
    const { rows } = await tx.query<DoorState>(
      `update doors.door set is_open = false, turn = turn + 1,
         changed_at = now(), changed_by = $1, asked_by = null, reason = $2
       returning ${columns}`,
      [why.by, why.reason],
    );
    return rows[0] ?? notBegun;
  },
};

export function createDoorsStore(pool: pg.Pool) {
  return {
    ...moving,
    /** At the first start alone; from then on people decide. */
    async begin(isOpen: boolean): Promise<void> {
      await pool.query(
        `insert into doors.door (is_open, opened_at) values ($1, case when $1 then now() end)
         on conflict (id) do nothing`,
        [isOpen],
      );
    },

    async read(): Promise<DoorState> {
      const { rows } = await pool.query<DoorState>({
        name: 'doors-read',
        text: `select ${columns} from doors.door`,
      });
      return rows[0] ?? notBegun;
    },

    /** Whoever closes waits until this transaction has ended. */
    async holdOpen(client: pg.PoolClient): Promise<boolean> {
      const { rows } = await client.query<{ isOpen: boolean }>({
        name: 'doors-hold',
        text: 'select is_open from doors.door for share',
      });
      return rows[0]?.isOpen ?? false;
    },

    async addProof(
      tx: Recorded,
      { line, about, by }: { line: OpeningLine; about: string; by: string },
    ): Promise<void> {
      await tx.query('insert into doors.proof (line, about, proved_by) values ($1, $2, $3)', [
        line,
        about,
        by,
      ]);
    },

    /** The newest of each. */
    async listProofs(): Promise<Proof[]> {
      const { rows } = await pool.query<Proof>(
        `select distinct on (line, about) line, about, proved_at
         from doors.proof order by line, about, id desc`,
      );
      return rows;
    },
  };
}

export type DoorsStore = ReturnType<typeof createDoorsStore>;
