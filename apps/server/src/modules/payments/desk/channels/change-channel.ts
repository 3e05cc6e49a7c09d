import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  ChannelWanted,
  switchChannel as switchCall,
  updateChannel as updateCall,
} from '@perya/contract/payments/staff-calls/channels';
import { loosensChannel } from '@perya/contract/payments/staff-withdrawal-rules';
import { type Centavos, parsePesos } from '@perya/money';
import { readWords } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff, type Entry, type Facts, type Recorded } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { presentChannel } from './channels.present.ts';
import type { ChannelRow, ChannelSettings } from './channels.store.ts';

/** Between one peso and a million. */
const amountMin = 100n;
const amountMax = 100_000_000n;

const amountOf = (text: string | null): Centavos | null =>
  text === null ? null : parsePesos(text);

const isInRange = (amount: Centavos | null) =>
  amount === null || (amount >= amountMin && amount <= amountMax);

function settingsOf(request: ChannelWanted): ChannelSettings {
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
  };
}

/** What an entry of the audit says of a channel. */
function factsOf(row: ChannelSettings): Record<string, Facts[string]> {
  const { quickAmounts, tips, minAmount, maxAmount, feeFixed, ...rest } = row;
  return {
    name: rest.name,
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
  };
}

/** Only what differs stands in the entry. */
function differing(before: ChannelSettings, after: ChannelSettings) {
  const was = factsOf(before);
  const is = factsOf(after);
  const names = Object.keys(is).filter((name) => String(was[name]) !== String(is[name]));
  const only = (facts: Record<string, Facts[string]>): Facts =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(was), after: only(is) };
}

const subjectOf = ({ id }: ChannelRow) => ({ kind: 'channel', id: String(id) }) as const;

/** The channel as it stands, and what would differ; refuses what could not be carried out. */
export async function checkChannel({ channels }: DeskServices, request: ChannelWanted) {
  const wanted = settingsOf(request);
  const held = (await channels.list()).find(({ id }) => id === request.id);
  if (!held) throw new Refusal('NOT_FOUND');
  if (held.version !== request.version) throw new Refusal('CHANGED_MEANWHILE');
  return { held, ...differing(held, wanted) };
}

/** Changes a channel that is still as it was seen, in a transaction that somebody else records; alone nobody loosens one. */
export async function changeChannelWithin(
  { channels, hasGateway }: DeskServices,
  tx: Recorded,
  request: ChannelWanted,
  { reason, isAlone }: { reason: string; isAlone: boolean },
): Promise<{ row: ChannelRow; entries: [Entry] }> {
  const wanted = settingsOf(request);
  const held = await channels.lock(tx, request.id);
  if (!held) throw new Refusal('NOT_FOUND');
  if (held.version !== request.version) throw new Refusal('CHANGED_MEANWHILE');
  if (isAlone && loosensChannel(presentChannel(held, hasGateway(held)), request)) {
    throw new Refusal('NEEDS_SECOND_PERSON');
  }
  const row = await channels.update(tx, request.id, wanted);
  const entry = { action: 'payments.channel-changed', subject: subjectOf(held) } as const;
  return { row, entries: [{ ...entry, ...differing(held, row), reason }] };
}

/** Changes what guards no money of a channel, or makes its terms stricter. */
export async function updateChannel(
  services: DeskServices,
  context: StaffContext,
  { words, ...wanted }: RequestOf<typeof updateCall>,
): Promise<AnswerOf<typeof updateCall>> {
  const reason = readWords(words);
  const row = await services.audit.record(byStaff(context), async (tx) => {
    const done = await changeChannelWithin(services, tx, wanted, { reason, isAlone: true });
    return { result: done.row, entries: done.entries };
  });
  return presentChannel(row, services.hasGateway(row));
}

/** Opens or closes a channel at once. */
export async function switchChannel(
  { audit, channels, hasGateway }: DeskServices,
  context: StaffContext,
  { id, state, words }: RequestOf<typeof switchCall>,
): Promise<AnswerOf<typeof switchCall>> {
  const reason = readWords(words);
  const row = await audit.record(byStaff(context), async (tx) => {
    const held = await channels.lock(tx, id);
    if (!held) throw new Refusal('NOT_FOUND');
    if (held.state === state) throw new Refusal('STAFF_SO_ALREADY');
    const result = await channels.setState(tx, id, state);
    const before = { state: held.state, closed_by: held.closedBy };
    const action = state === 'open' ? 'payments.channel-opened' : 'payments.channel-closed';
    return {
      result,
      entries: [{ action, subject: subjectOf(held), before, after: { state }, reason }],
    };
  });
  return presentChannel(row, hasGateway(row));
}
