import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type { Text } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';

export interface ChannelSettings {
  name: string;
  minAmount: Centavos | null;
  maxAmount: Centavos | null;
  quickAmounts: Centavos[];
  tips: Text;
  feeFixed: Centavos;
  feeBasisPoints: number;
  turnoverTimes: number;
  cashbackTickets: number;
  /** Hours in Manila, as 08:30:00. */
  opensAt: string | null;
  closesAt: string | null;
  position: number;
}

export interface ChannelRow extends ChannelSettings {
  id: number;
  mode: 'deposit' | 'withdraw';
  flag: number;
  img: string;
  gateway: string;
  method: string;
  partner: ChannelPartner;
  brands: string[] | null;
  state: 'open' | 'closed';
  closedBy: string;
  version: number;
  updatedAt: Date;
}

export interface RuleRow {
  name: string;
  isOn: boolean;
  amount: Centavos | null;
  count: number | null;
  hours: number | null;
  updatedAt: Date;
}

const columns = `id, mode, name, flag, img, gateway, method, partner, brands, min_amount as "minAmount",
  max_amount as "maxAmount", quick_amounts as "quickAmounts", tips, fee_fixed as "feeFixed",
  fee_basis_points as "feeBasisPoints", turnover_times as "turnoverTimes",
  cashback_tickets as "cashbackTickets", opens_at::text as "opensAt",
  closes_at::text as "closesAt", position, state, closed_by as "closedBy",
  version, updated_at as "updatedAt"`;

const ruleColumns = `name, is_on as "isOn", amount, count, hours, updated_at as "updatedAt"`;

/** bigint[] comes as texts. */
const rowOf = (row: ChannelRow): ChannelRow => ({
  ...row,
  quickAmounts: row.quickAmounts.map((amount) => BigInt(amount) as Centavos),
});

export function createChannelsStore(pool: pg.Pool) {
  return {
    async list(): Promise<ChannelRow[]> {
      const { rows } = await pool.query<ChannelRow>(
        `select ${columns} from payments.channel c order by mode, position, id`,
      );
      return rows.map(rowOf);
    },

    /** Locks it, so that what is decided about it stands when it is written. */
    async lock(tx: Recorded, id: number): Promise<ChannelRow | null> {
      const { rows } = await tx.query<ChannelRow>(
        `select ${columns} from payments.channel c where id = $1 for update`,
        [id],
      );
      return rows[0] ? rowOf(rows[0]) : null;
    },

    async update(tx: Recorded, id: number, wanted: ChannelSettings): Promise<ChannelRow> {
      const { rows } = await tx.query<ChannelRow>(
        `update payments.channel c set name = $2, min_amount = $3, max_amount = $4, quick_amounts = $5,
           tips = $6, fee_fixed = $7, fee_basis_points = $8, turnover_times = $9, cashback_tickets = $10,
           opens_at = $11, closes_at = $12, position = $13, version = version + 1,
           updated_at = platform.clock()
         where id = $1 returning ${columns}`,
        [
          id,
          wanted.name,
          wanted.minAmount,
          wanted.maxAmount,
          wanted.quickAmounts,
          wanted.tips,
          wanted.feeFixed,
          wanted.feeBasisPoints,
          wanted.turnoverTimes,
          wanted.cashbackTickets,
          wanted.opensAt,
          wanted.closesAt,
          wanted.position,
        ],
      );
      const [row] = rows;
      if (!row) throw new Error(`Channel ${id} was locked and is gone`);
      return rowOf(row);
    },

    async setState(tx: Recorded, id: number, state: 'open' | 'closed'): Promise<ChannelRow> {
      const { rows } = await tx.query<ChannelRow>(
        `update payments.channel c set state = $2, closed_by = case $2 when 'closed' then 'staff' else '' end,
           version = version + 1, updated_at = platform.clock()
         where id = $1 returning ${columns}`,
        [id, state],
      );
      const [row] = rows;
      if (!row) throw new Error(`Channel ${id} was locked and is gone`);
      return rowOf(row);
    },

    async listRules(): Promise<RuleRow[]> {
      const { rows } = await pool.query<RuleRow>(
        `select ${ruleColumns} from payments.rule order by name`,
      );
      return rows;
    },

    async findRule(name: string): Promise<RuleRow | null> {
      const { rows } = await pool.query<RuleRow>(
        `select ${ruleColumns} from payments.rule where name = $1`,
        [name],
      );
      return rows[0] ?? null;
    },

    async lockRule(tx: Recorded, name: string): Promise<RuleRow | null> {
      const { rows } = await tx.query<RuleRow>(
        `select ${ruleColumns} from payments.rule where name = $1 for update`,
        [name],
      );
      return rows[0] ?? null;
    },

    async updateRule(
      tx: Recorded,
      { name, isOn, amount, count, hours }: Omit<RuleRow, 'updatedAt'>,
    ): Promise<RuleRow> {
      const { rows } = await tx.query<RuleRow>(
        `update payments.rule set is_on = $2, amount = $3, count = $4, hours = $5,
           updated_at = platform.clock()
         where name = $1 returning ${ruleColumns}`,
        [name, isOn, amount, count, hours],
      );
      const [row] = rows;
      if (!row) throw new Error(`Rule ${name} was locked and is gone`);
      return row;
    },
  };
}

export type ChannelsStore = ReturnType<typeof createChannelsStore>;
