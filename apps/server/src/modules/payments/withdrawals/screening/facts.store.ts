import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';
import type { WithdrawalKey } from '../withdrawal.store.ts';
import type { Rules } from './rule.store.ts';
import type { Together } from './screen-facts.ts';

export interface MoneyFacts {
  now: Date;
  paidBefore: number;
  recent: Together;
  below: Together;
  isShared: boolean;
}

interface Row {
  now: Date;
  paidBefore: number;
  recentCount: number;
  recentSum: string;
  belowCount: number;
  belowSum: string;
  isShared: boolean;
}

const together = (count: number, sum: string): Together => ({ count, sum: sumOf(sum) });
const sumOf = (sum: string): Centavos => centavos(BigInt(sum));

export function createFactsStore(pool: pg.Pool) {
  return {
    /** What the books say of a withdrawal and its player, in one snapshot. */
    async read(
      { uid, id }: WithdrawalKey,
      numberDigest: Buffer,
      { velocity, structured }: Rules,
    ): Promise<MoneyFacts> {
      const { rows } = await pool.query<Row>({
        name: 'payments-facts',
        text: `select platform.clock() as now,
            (select count(*)::integer from payments.withdrawal p
              where p.bucket = platform.bucket_of($1) and p.uid = $1 and p.id <> $2 and p.status = 'completed') as paid_before,
            v.count as recent_count, v.sum as recent_sum, s.count as below_count, s.sum as below_sum,
            exists (select from payments.account a
              where a.number_digest = $3 and a.uid <> $1) as is_shared
          from
            (select count(*)::integer as count, coalesce(sum(w.amount), 0)::text as sum
              from payments.withdrawal w where w.bucket = platform.bucket_of($1) and w.uid = $1 and w.status <> 'canceled'
                and w.created_at > platform.clock() - make_interval(hours => $4)) v,
            (select count(*)::integer as count, coalesce(sum(w.amount), 0)::text as sum
              from payments.withdrawal w where w.bucket = platform.bucket_of($1) and w.uid = $1 and w.status <> 'canceled' and w.amount < $6
                and w.created_at > platform.clock() - make_interval(hours => $5)) s`,
        values: [
          ...[uid, id, numberDigest, velocity.hours ?? 0, structured.hours ?? 0],
          structured.amount ?? 0n,
        ],
      });
      const [row] = rows;
      if (!row) throw new Error('The books said nothing of a withdrawal');
      return {
        now: row.now,
        paidBefore: row.paidBefore,
        recent: together(row.recentCount, row.recentSum),
        below: together(row.belowCount, row.belowSum),
        isShared: row.isShared,
      };
    },
  };
}

export type FactsStore = ReturnType<typeof createFactsStore>;
