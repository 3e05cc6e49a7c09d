import type { ChannelWanted } from '@perya/contract/payments/staff-calls/channels';
import { type Centavos, centavos, parsePesos, toPesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Facts } from '../../../audit/index.ts';
import type { PayoutRail } from '../../channels/channel.store.ts';
import type { ChannelSettings } from './channels.store.ts';

/** A channel as staff type it, new or there. */
export type ChannelTyped = Omit<ChannelWanted, 'id' | 'version'>;

/** Between one peso and a million. */
const amountMin = 100n;
const amountMax = 100_000_000n;

const amountOf = (text: string | null): Centavos | null =>
  text === null ? null : parsePesos(text);

const isInRange = (amount: Centavos | null) =>
  amount === null || (amount >= amountMin && amount <= amountMax);

function railOf(typed: NonNullable<ChannelTyped['payout_rails']>[number]): PayoutRail {
  const cost = parsePesos(typed.cost_fixed);
  if (cost === null || cost < 0n || cost > amountMax) throw new Refusal('INVALID_INPUT');
  return { ...typed, cost_fixed: Number(cost) };
}

/** What was typed, read; refuses what no channel can have. Rails that nobody names stay as they are. */
export function settingsOf(
  request: ChannelTyped,
  held: readonly PayoutRail[] = [],
): ChannelSettings {
  const minAmount = amountOf(request.min_amount);
  const maxAmount = amountOf(request.max_amount);
  const isTurned = minAmount !== null && maxAmount !== null && minAmount > maxAmount;
  if (isTurned || !isInRange(minAmount) || !isInRange(maxAmount))
    throw new Refusal('CHANNEL_RANGE');
  const feeFixed = parsePesos(request.fee_fixed);
  if (feeFixed === null || feeFixed < 0n) throw new Refusal('INVALID_INPUT');
  if ((request.opens_at === null) !== (request.closes_at === null)) {
    throw new Refusal('INVALID_INPUT');
  }
  return {
    name: request.name,
    img: request.img,
    brands: request.brands,
    minAmount,
    maxAmount,
    quickAmounts: request.quick_amounts.map((pesos) => String(BigInt(pesos) * 100n)),
    tips: { en: request.tips_en, tl: request.tips_tl },
    feeFixed,
    feeBasisPoints: request.fee_basis_points,
    turnoverTimes: request.turnover_times,
    cashbackTickets: request.cashback_tickets,
    opensAt: request.opens_at,
    closesAt: request.closes_at,
    position: request.position,
    payoutRails: request.payout_rails?.map(railOf) ?? [...held],
  };
}

const sayRail = ({ gateway, method, cost_fixed, cost_basis_points }: PayoutRail) =>
  `${gateway} (${method}), ₱${toPesos(centavos(cost_fixed))} + ${cost_basis_points / 100} %`;

/** What an entry of the audit says of a channel. */
export function factsOf(row: ChannelSettings): Record<string, Facts[string]> {
  const { quickAmounts, tips, minAmount, maxAmount, feeFixed, ...rest } = row;
  return {
    name: rest.name,
    img: rest.img,
    brands: rest.brands,
    min_amount: minAmount === null ? null : String(minAmount),
    max_amount: maxAmount === null ? null : String(maxAmount),
    quick_amounts: quickAmounts,
    tips_en: tips.en,
    tips_tl: tips.tl,
    fee_fixed: String(feeFixed),
    fee_basis_points: rest.feeBasisPoints,
    turnover_times: rest.turnoverTimes,
    cashback_tickets: rest.cashbackTickets,
    opens_at: rest.opensAt,
    closes_at: rest.closesAt,
    position: rest.position,
    payout_rails: rest.payoutRails.map(sayRail),
  };
}

/** Only what differs stands in the entry. */
export function differing(before: ChannelSettings, after: ChannelSettings) {
  const was = factsOf(before);
  const is = factsOf(after);
  const names = Object.keys(is).filter((name) => String(was[name]) !== String(is[name]));
  const only = (facts: Record<string, Facts[string]>): Facts =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(was), after: only(is) };
}
