import type pg from 'pg';
import { byDay, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';
import type { BankStatement } from './parse/statement.ts';

export interface BankAccountRow {
  id: bigint;
  number: string;
  currency: string;
  day: string | null;
  balance: bigint | null;
  isConfirmed: boolean;
  counts: bigint | null;
  confirmedDay: string | null;
  ageDays: number | null;
  countsUntil: string | null;
  lapsed: bigint | null;
  lines: number;
  unmatched: number;
}

interface BankBalanceRow {
  number: string;
  currency: string;
  amount: bigint;
  confirmed: bigint | null;
  takenBy: string;
  isAhead: boolean;
  /** The last day on which it would count if it were confirmed. */
  wouldCountUntil: string;
}

/** An account whose confirmed balance stops counting as cover with the day, or has stopped. */
export interface StatementDue {
  account: string;
  ageDays: number;
  isLapsed: boolean;
  since: Date;
}

type ConfirmOutcome =
  | 'CONFIRMED'
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'NOTHING_TO_CHANGE'
  | 'BALANCE_AHEAD'
  | 'BALANCE_OWN';

export interface BankLineRow {
  id: bigint;
  account: string;
  day: string;
  amount: bigint;
  currency: string;
  reference: string;
  words: string;
  payment: string | null;
}

interface BankLineFilter {
  account?: string | undefined;
  state: 'unmatched' | 'matched' | 'all';
  from?: string | undefined;
  to?: string | undefined;
}

const states = {
  unmatched: 'l.payment is null',
  matched: 'l.payment is not null',
  all: null,
} as const;

/** A bank books a payment within so many days of ours. */
const daysApart = 3;

export function createBankStore(pool: pg.Pool) {
  const lines = createList<BankLineRow, BankLineFilter>(pool, {
    columns: `l.id, a.number as account, to_char(l.day, 'YYYY-MM-DD') as day, l.amount, a.currency, l.reference, l.words,
      l.payment`,
    from: 'reports.bank_line l join reports.bank_account a on a.id = l.account_id',
    key: [byDay('l.day'), byNumber('l.id')],
    where: ({ account, state, from, to }, asked) => [
      states[state],
      asked('l.account_id = ?', account),
      asked('l.day >= ?', from),
      asked('l.day <= ?', to),
    ],
  });
  return {
    page: lines.page,

    async listAccounts(): Promise<BankAccountRow[]> {
      const { rows } = await pool.query<BankAccountRow>(
        `select a.id, a.number, a.currency, to_char(n.day, 'YYYY-MM-DD') as day, n.amount as balance,
           coalesce(n.is_confirmed, false) as is_confirmed, n.counts,
           to_char(n.confirmed_day, 'YYYY-MM-DD') as confirmed_day, n.age_days,
           to_char(n.counts_until, 'YYYY-MM-DD') as counts_until,
           case when n.counts < n.unless_old then n.unless_old end as lapsed,
           count(l.id)::int as lines, count(l.id) filter (where l.payment is null)::int as unmatched
         from reports.bank_account a
         left join reports.bank_now n on n.id = a.id
         left join reports.bank_line l on l.account_id = a.id
         group by a.id, n.day, n.amount, n.is_confirmed, n.counts, n.confirmed_day, n.age_days, n.counts_until, n.unless_old
         order by a.number, a.currency`,
      );
      return rows;
    },

    /** In pesos, the longest overdue first. One that is not there to cover anything is not waited for. */
    async listDue(): Promise<StatementDue[]> {
      const { rows } = await pool.query<StatementDue>(
        `select n.number as account, n.age_days, n.counts_until < platform.manila_day(platform.clock()) as is_lapsed,
           (n.counts_until + (n.counts_until < platform.manila_day(platform.clock()))::integer)::timestamp
             at time zone 'Asia/Manila' as since
         from reports.bank_now n
         where n.currency = 'PHP' and n.unless_old <> 0 and n.counts_until <= platform.manila_day(platform.clock())
         order by n.counts_until, n.number`,
      );
      return rows;
    },

    /** Takes a statement: how many of its lines were new. */
    async take(
      tx: Recorded,
      { account, currency, lines: own, closing }: BankStatement,
      by: string,
    ): Promise<number> {
      const { rows } = await tx.query<{ id: bigint }>(
        'select reports.bank_account_of($1, $2) as id',
        [account, currency],
      );
      const id = rows[0]?.id;
      const taken = await tx.query<{ added: number }>(
        'select reports.take_bank_lines($1, $2, $3, $4, $5) as added',
        [
          id,
          own.map(({ day }) => day),
          own.map(({ amount }) => amount),
          own.map(({ reference }) => reference),
          own.map(({ words }) => words),
        ],
      );
      if (closing) {
        await tx.query('select reports.set_bank_balance($1, $2, $3, $4)', [
          id,
          closing.day,
          closing.amount,
          by,
        ]);
      }
      return taken.rows[0]?.added ?? 0;
    },

    /** What a statement says was on the account that day. */
    async findBalance(account: bigint, day: string): Promise<BankBalanceRow | null> {
      const { rows } = await pool.query<BankBalanceRow>(
        `select a.number, a.currency, b.amount, b.confirmed, b.taken_by,
           b.day > platform.manila_day(platform.clock()) as is_ahead,
           to_char(b.day + limits.policy_value('bank_statement_days'), 'YYYY-MM-DD') as would_count_until
         from reports.bank_balance b join reports.bank_account a on a.id = b.account_id
         where b.account_id = $1 and b.day = $2`,
        [account, day],
      );
      return rows[0] ?? null;
    },

    async confirm(
      tx: Recorded,
      { account, day, amount }: { account: bigint; day: string; amount: bigint },
      by: string,
    ): Promise<ConfirmOutcome> {
      const { rows } = await tx.query<{ outcome: ConfirmOutcome }>(
        'select reports.confirm_bank_balance($1, $2, $3, $4) as outcome',
        [account, day, amount, by],
      );
      return rows[0]?.outcome ?? 'NOT_FOUND';
    },

    /** Looks for the payments of lines that have none: how many were found. */
    async match(client: pg.ClientBase | pg.Pool = pool): Promise<number> {
      const { rows } = await client.query<{ found: number }>(
        'select reports.match_bank_lines($1) as found',
        [daysApart],
      );
      return rows[0]?.found ?? 0;
    },
  };
}

export type BankStore = ReturnType<typeof createBankStore>;
