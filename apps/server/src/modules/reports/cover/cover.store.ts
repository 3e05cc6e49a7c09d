import type pg from 'pg';
import { longQuery } from '../../../platform/database/pool.ts';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

export interface GatewayBalance {
  name: string;
  /** Centavos; null where the gateway did not answer. */
  balance: string | null;
}

/** What counted of an account; looks of before say less. */
export interface BankBalance {
  account: string;
  day: string;
  balance: string;
  /** What the newest statement says where nobody has confirmed it. */
  told?: string | null;
  /** The day of what was confirmed last, and the last on which that counts. */
  confirmed_day?: string | null;
  counts_until?: string | null;
  age_days?: number | null;
  /** What it would have counted if it were not older. */
  lapsed?: string | null;
}

export interface LookRow {
  id: bigint;
  at: Date;
  balances: bigint;
  withdrawals: bigint;
  stakes: bigint;
  jackpots: bigint;
  gateways: GatewayBalance[];
  banks: BankBalance[];
  cover: bigint;
  unmatched: number;
  lookedBy: string;
}

export interface SignedMonthRow {
  month: string;
  signedAt: Date;
  askedBy: string;
  approvedBy: string;
  ggr: bigint;
  ngr: bigint;
  share: bigint;
  deposited: bigint;
  paidOut: bigint;
  owed: bigint;
  cover: bigint;
  unmatched: number;
}

/** What two people have signed of a month: what was owed to players and jackpots, and what was there to pay it. */
export interface SignedCover {
  month: string;
  signedAt: Date;
  /** When it was looked at. */
  at: Date;
  owed: bigint;
  cover: bigint;
}

export type SignOutcome =
  | 'SIGNED'
  | 'NOT_FOUND'
  | 'MONTH_NOT_OVER'
  | 'MONTH_SIGNED'
  | 'LOOK_LAPSED';

const columns =
  'l.id, l.at, l.balances, l.withdrawals, l.stakes, l.jackpots, l.gateways, l.banks, l.cover, l.unmatched, l.looked_by';

export function createCoverStore(pool: pg.Pool) {
  const looks = createList<LookRow>(pool, {
    columns,
    from: 'reports.cover_look l',
    key: [byNumber('l.id')],
  });
  async function find(id: bigint, client: pg.ClientBase | pg.Pool = pool): Promise<LookRow | null> {
    const { rows } = await client.query<LookRow>(
      `select ${columns} from reports.cover_look l where l.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
  return {
    page: looks.page,
    find,

    /** Whether what a look counted is too old by now to sign with. */
    async isLapsed(id: bigint): Promise<boolean> {
      const { rows } = await pool.query<{ lapsed: boolean | null }>(
        'select reports.look_counts_until($1) < platform.manila_day(platform.clock()) as lapsed',
        [id],
      );
      return rows[0]?.lapsed ?? true;
    },

    /** Sums every wallet, which takes a while in a large house. */
    async look(tx: Recorded, gateways: readonly GatewayBalance[], by: string): Promise<LookRow> {
      await tx.query('set local statement_timeout = 0');
      const { rows } = await tx.query<{ id: bigint }>({
        ...longQuery,
        text: 'select reports.look_at_cover($1::jsonb, $2) as id',
        values: [JSON.stringify(gateways), by],
      });
      const row = await find(rows[0]?.id ?? 0n, tx);
      if (!row) throw new Error('The look was not kept');
      return row;
    },

    async newest(): Promise<{ owed: bigint; cover: bigint } | null> {
      const { rows } = await pool.query<{ owed: bigint; cover: bigint }>(
        `select (balances + withdrawals + stakes + jackpots)::bigint as owed, cover
         from reports.cover_look order by id desc limit 1`,
      );
      return rows[0] ?? null;
    },

    /** The newest first. */
    async listSigned(): Promise<SignedMonthRow[]> {
      const { rows } = await pool.query<SignedMonthRow>(
        `select to_char(m.month, 'YYYY-MM') as month, m.signed_at, m.asked_by, m.approved_by, m.ggr, m.ngr, m.share,
           m.deposited, m.paid_out, (l.balances + l.withdrawals + l.stakes + l.jackpots)::bigint as owed, l.cover, l.unmatched
         from reports.signed_month m join reports.cover_look l on l.id = m.look_id order by m.month desc`,
      );
      return rows;
    },

    /** The month that was signed last, with what its look found; null before the first. */
    async lastSigned(): Promise<SignedCover | null> {
      const { rows } = await pool.query<SignedCover>(
        `select to_char(m.month, 'YYYY-MM') as month, m.signed_at, l.at,
           (l.balances + l.withdrawals + l.stakes + l.jackpots)::bigint as owed, l.cover
         from reports.signed_month m join reports.cover_look l on l.id = m.look_id order by m.month desc limit 1`,
      );
      return rows[0] ?? null;
    },

    /** The oldest month whose days are all closed and that nobody has signed. */
    async nextToSign(): Promise<string | null> {
      const { rows } = await pool.query<{ month: string }>(
        `select to_char(d.month, 'YYYY-MM') as month
         from (select distinct date_trunc('month', c.day::timestamp)::date as month from reports.closed_day c) d
         where reports.is_month_closed(d.month) and not exists (select from reports.signed_month s where s.month = d.month)
         order by d.month limit 1`,
      );
      return rows[0]?.month ?? null;
    },

    async sign(
      tx: Recorded,
      { month, look }: { month: string; look: bigint },
      by: { asked: string; approved: string },
    ): Promise<SignOutcome> {
      const { rows } = await tx.query<{ outcome: SignOutcome }>(
        'select reports.sign_month($1, $2, $3, $4) as outcome',
        [`${month}-01`, look, by.asked, by.approved],
      );
      return rows[0]?.outcome ?? 'NOT_FOUND';
    },

    async isMonthClosed(month: string): Promise<boolean> {
      const { rows } = await pool.query<{ closed: boolean }>(
        'select reports.is_month_closed($1) as closed',
        [`${month}-01`],
      );
      return rows[0]?.closed ?? false;
    },
  };
}

export type CoverStore = ReturnType<typeof createCoverStore>;
