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
        text: 'select * from payments.money_facts($1, $2, $3, $4, $5, $6)',
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
