import type { BrandTag } from '@perya/contract/brands';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type { Text } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { ChannelHours } from './is-open.ts';

export type ChannelMode = 'deposit' | 'withdraw';

/** Where a player meets a channel. */
export interface ChannelPlace {
  brand: BrandTag;
  partner: ChannelPartner;
}

export interface StoredChannel extends ChannelHours {
  id: number;
  mode: ChannelMode;
  name: string;
  flag: number;
  img: string;
  gateway: string;
  method: string;
  partner: ChannelPartner;
  /** Null is every brand. */
  brands: BrandTag[] | null;
  minAmount: Centavos | null;
  maxAmount: Centavos | null;
  /** Other gateways by which it pays out, in their order. */
  payoutRails: PayoutRail[];
  /** Which of them is in use; 0 is its own gateway. */
  rail: number;
  /** In centavos. */
  quickAmounts: string[];
  tips: Text;
  feeFixed: Centavos;
  feeBasisPoints: number;
  turnoverTimes: number;
  cashbackTickets: number;
}

/** Another gateway by which a channel pays out when those before it fail; its costs are what the house pays. */
export interface PayoutRail {
  gateway: string;
  method: string;
  /** In centavos. */
  cost_fixed: number;
  cost_basis_points: number;
}

/** What an operator begins with; the rest has its usual value. */
export interface NewChannel {
  id: number;
  mode: ChannelMode;
  name: string;
  flag: number;
  img: string;
  gateway: string;
  method: string;
  partner: ChannelPartner;
  min: bigint;
  max: bigint;
  quick: readonly bigint[];
  tips: Text;
  feeFixed: bigint;
  cashbackTickets: number;
  hours?: { opens: string; closes: string };
}

export const channelColumns = `id, mode, name, flag, img, gateway, method, partner, brands, payout_rails, rail,
  min_amount, max_amount, quick_amounts::text[] as quick_amounts, tips,
  fee_fixed, fee_basis_points, turnover_times,
  cashback_tickets, opens_at::text as opens_at, closes_at::text as closes_at, state`;

const listStatement = {
  name: 'payments-channels',
  text: `select ${channelColumns} from payments.channel
    where mode = $1 and partner = $2 and (brands is null or $3 = any (brands))
    order by position, id`,
};

export function createChannelStore(pool: pg.Pool) {
  return {
    /** Those that are shown there, open or not, in the operator's order. */
    async list(mode: ChannelMode, { partner, brand }: ChannelPlace): Promise<StoredChannel[]> {
      const { rows } = await pool.query<StoredChannel>({
        ...listStatement,
        values: [mode, partner, brand],
      });
      return rows;
    },

    async find(id: number): Promise<StoredChannel | null> {
      const { rows } = await pool.query<StoredChannel>({
        name: 'payments-channel',
        text: `select ${channelColumns} from payments.channel where id = $1`,
        values: [id],
      });
      return rows[0] ?? null;
    },

    /** Every one that is switched on, whichever brand or partner it is for. */
    async listOpen(): Promise<StoredChannel[]> {
      const { rows } = await pool.query<StoredChannel>(
        `select ${channelColumns} from payments.channel where state = 'open' order by position, id`,
      );
      return rows;
    },

    /** Adds those that are missing, in their order. What an operator has changed since stays. */
    async addMissing(channels: readonly NewChannel[]): Promise<void> {
      for (const [position, channel] of channels.entries()) {
        await pool.query(
          `insert into payments.channel (id, mode, name, flag, img, gateway, method, partner,
             min_amount, max_amount, quick_amounts, tips, fee_fixed, cashback_tickets, opens_at,
             closes_at, position)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
           on conflict do nothing`,
          [
            ...[channel.id, channel.mode, channel.name, channel.flag, channel.img],
            ...[channel.gateway, channel.method, channel.partner, channel.min, channel.max],
            ...[channel.quick, channel.tips, channel.feeFixed, channel.cashbackTickets],
            ...[channel.hours?.opens ?? null, channel.hours?.closes ?? null, position],
          ],
        );
      }
    },
  };
}

export type ChannelStore = ReturnType<typeof createChannelStore>;
