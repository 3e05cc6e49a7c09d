import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../../audit/index.ts';
import {
  type ChannelMode,
  channelColumns,
  type StoredChannel,
} from '../../channels/channel.store.ts';

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
  | 'img'
  | 'brands'
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
  | 'payoutRails'
>;

/** What a new one is made of, for good beside its settings. */
export type ChannelRoute = Pick<ChannelRow, 'mode' | 'flag' | 'gateway' | 'method' | 'partner'>;

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

/** In the order in which the statements below name them. */
const settingValues = (wanted: Omit<ChannelSettings, 'payoutRails'>): unknown[] => [
  ...[wanted.name, wanted.img, wanted.brands, wanted.minAmount, wanted.maxAmount],
  ...[wanted.quickAmounts, wanted.tips, wanted.feeFixed, wanted.feeBasisPoints],
  ...[wanted.turnoverTimes, wanted.cashbackTickets, wanted.opensAt, wanted.closesAt],
  wanted.position,
];

/** Behind these the numbers of channels begin that staff add. */
const firstIds: Readonly<Record<ChannelMode, number>> = { deposit: 1100, withdraw: 2100 };

/** Where money moves. */
const channelRows = (pool: pg.Pool) => ({
  async list(): Promise<ChannelRow[]> {
    const { rows } = await pool.query<ChannelRow>(
      `select ${columns} from payments.channel c order by mode, position, id`,
    );
    return rows;
  },

  /** Names are told apart, and numbers given, by one after the other; true if another of the mode has this name. */
  async holdName(
    tx: Recorded,
    { mode, name, id }: { mode: ChannelMode; name: string; id: number },
  ): Promise<boolean> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('payments.channel'))`);
    const { rows } = await tx.query(
      'select from payments.channel where mode = $1 and name = $2 and id <> $3',
      [mode, name, id],
    );
    return rows.length > 0;
  },

  /** Looks without a lock: whoever renames a channel holds its row first and then the names. */
  async isThere(tx: Recorded, id: number): Promise<boolean> {
    const { rows } = await tx.query('select from payments.channel where id = $1', [id]);
    return rows.length > 0;
  },

  /** The first number of a mode that no channel has had, past those that a release may bring. */
  async nextId(tx: Recorded, mode: ChannelMode): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `select greatest(max(id) filter (where mode = $1), $2) + 1 as id
       from payments.channel where id < $2 + 900`,
      [mode, firstIds[mode]],
    );
    return rows[0]?.id ?? firstIds[mode] + 1;
  },

  /** Closed: whoever opens it has looked at it once more. */
  async insert(
    tx: Recorded,
    id: number,
    channel: ChannelRoute & Omit<ChannelSettings, 'payoutRails'>,
  ): Promise<ChannelRow> {
    const { rows } = await tx.query<ChannelRow>(
      `insert into payments.channel as c (id, mode, flag, gateway, method, partner, name, img, brands,
         min_amount, max_amount, quick_amounts, tips, fee_fixed, fee_basis_points, turnover_times,
         cashback_tickets, opens_at, closes_at, position, state, closed_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
         $20, 'closed', 'staff')
       returning ${columns}`,
      [
        ...[id, channel.mode, channel.flag, channel.gateway, channel.method, channel.partner],
        ...settingValues(channel),
      ],
    );
    const [row] = rows;
    if (!row) throw new Error(`Channel ${id} was not kept`);
    return row;
  },

  /** Which of these pictures a channel shows. */
  async listShownPictures(addresses: readonly string[]): Promise<string[]> {
    const { rows } = await pool.query<{ img: string }>(
      'select distinct img from payments.channel where img = any ($1::text[])',
      [addresses],
    );
    return rows.map(({ img }) => img);
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
      `update payments.channel c set name = $2, img = $3, brands = $4, min_amount = $5,
         max_amount = $6, quick_amounts = $7, tips = $8, fee_fixed = $9, fee_basis_points = $10,
         turnover_times = $11, cashback_tickets = $12, opens_at = $13, closes_at = $14,
         position = $15, payout_rails = $16,
         rail = case when payout_rails = $16::jsonb then rail else 0 end,
         version = version + 1, updated_at = platform.clock()
       where id = $1 returning ${columns}`,
      [id, ...settingValues(wanted), JSON.stringify(wanted.payoutRails)],
    );
    const [row] = rows;
    if (!row) throw new Error(`Channel ${id} was locked and is gone`);
    return row;
  },

  async setState(tx: Recorded, id: number, state: 'open' | 'closed'): Promise<ChannelRow> {
    const { rows } = await tx.query<ChannelRow>(
      `update payments.channel c set state = $2, closed_by = case $2 when 'closed' then 'staff' else '' end,
         rail = case $2 when 'open' then 0 else rail end,
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
