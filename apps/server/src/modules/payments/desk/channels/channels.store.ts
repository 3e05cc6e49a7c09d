import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';
import { channelColumns, type StoredChannel } from '../../channels/channel.store.ts';

/** A channel with what players are not told. */
export interface ChannelRow extends StoredChannel {
  position: number;
  closedBy: string;
  version: number;
  updatedAt: Date;
}

/** What staff change of a channel. */
export type ChannelSettings = Pick<
  ChannelRow,
  | 'name'
  | 'minAmount'
  | 'maxAmount'
  | 'quickAmounts'
  | 'tips'
  | 'feeFixed'
  | 'feeBasisPoints'
  | 'turnoverTimes'
  | 'cashbackTickets'
  | 'opensAt'
  | 'closesAt'
  | 'position'
>;

export interface RuleRow {
  name: string;
  isOn: boolean;
  amount: Centavos | null;
  count: number | null;
  hours: number | null;
  updatedAt: Date;
}

const columns = `${channelColumns}, position, closed_by, version, updated_at`;

const ruleColumns = `name, is_on, amount, count, hours, updated_at`;

/** Where money moves. */
const channelRows = (pool: pg.Pool) => ({
  async list(): Promise<ChannelRow[]> {
    const { rows } = await pool.query<ChannelRow>(
      `select ${columns} from payments.channel c order by mode, position, id`,
    );
    return rows;
  },

  /** Locks it, so that what is decided about it stands when it is written. */
  async lock(tx: Recorded, id: number): Promise<ChannelRow | null> {
    const { rows } = await tx.query<ChannelRow>(
      `select ${columns} from payments.channel c where id = $1 for update`,
      [id],
    );
    return rows[0] ?? null;
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
    return row;
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
    return row;
  },
});

/** Above which amounts two decide. */
const rules = (pool: pg.Pool) => ({
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
});

export function createChannelsStore(pool: pg.Pool) {
  return {
    ...channelRows(pool),
    ...rules(pool),
  };
}

export type ChannelsStore = ReturnType<typeof createChannelsStore>;
