import type { StaffChannel, WithdrawalRule } from '@perya/contract/payments/staff-calls/channels';
import { type Centavos, centavos, toPesos } from '@perya/money';
import { seconds } from '../../../../platform/wire-time.ts';
import { wholePesos } from '../../channels/channel.present.ts';
import { isOpen } from '../../channels/is-open.ts';
import type { ChannelRow, RuleRow } from './channels.store.ts';

const pesosOrNull = (amount: Centavos | null) => (amount === null ? null : toPesos(amount));

/** Without the seconds, which nobody sets. */
const hourOf = (time: string | null) => (time === null ? null : time.slice(0, 5));

export function presentChannel(row: ChannelRow, hasGateway: boolean): StaffChannel {
  return {
    id: row.id,
    mode: row.mode,
    name: row.name,
    flag: row.flag,
    img: row.img,
    gateway: row.gateway,
    has_gateway: hasGateway,
    method: row.method,
    partner: row.partner,
    brands: row.brands,
    min_amount: pesosOrNull(row.minAmount),
    max_amount: pesosOrNull(row.maxAmount),
    quick_amounts: row.quickAmounts.map(wholePesos),
    tips_en: row.tips.en,
    tips_tl: row.tips.tl,
    fee_fixed: toPesos(row.feeFixed),
    fee_basis_points: row.feeBasisPoints,
    turnover_times: row.turnoverTimes,
    cashback_tickets: row.cashbackTickets,
    opens_at: hourOf(row.opensAt),
    closes_at: hourOf(row.closesAt),
    position: row.position,
    payout_rails: row.payoutRails.map((rail) => ({
      ...rail,
      cost_fixed: toPesos(centavos(rail.cost_fixed)),
    })),
    rail: row.rail,
    state: row.state,
    closed_by: row.closedBy,
    is_open_now: hasGateway && isOpen(row, new Date()),
    version: row.version,
    updated_at: seconds(row.updatedAt),
  };
}

export function presentRule({
  name,
  isOn,
  amount,
  count,
  hours,
  updatedAt,
}: RuleRow): WithdrawalRule {
  return {
    name,
    is_on: isOn,
    amount: pesosOrNull(amount),
    count,
    hours,
    updated_at: seconds(updatedAt),
  };
}
