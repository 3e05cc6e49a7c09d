import { listChannels } from '@perya/contract/payments/calls/payments';
import { listTransactionTypes } from '@perya/contract/payments/calls/transactions';
import { type CashType, isBonus } from '@perya/contract/rules/cash-types';
import type { SelectOption } from '@perya/ui/fields/select';
import { channelPartnerOf } from '../../lib/cashier/channel-partner.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { provedPartner } from '../../lib/session/wallet-app-user.ts';
import type { RecordTab } from './record-search.ts';

/** Names and numbers change with a release or an operator, not between two looks. */
const freshMs = 5 * 60_000;

/** What a tab can be narrowed to: cash types, or the channels of deposits and withdrawals. [G-129 G-205] */
export function useTypeOptions(tab: RecordTab): readonly SelectOption[] {
  const partner = channelPartnerOf(provedPartner());
  const isByChannel = tab === 'deposit' || tab === 'withdraw';
  const types = useCall(
    listTransactionTypes,
    {},
    { isWanted: !isByChannel, isPerLanguage: true, freshMs },
  );
  const mode = tab === 'withdraw' ? '2' : '1';
  const channels = useCall(
    listChannels,
    { mode, partner },
    { isWanted: isByChannel, isPerLanguage: true },
  );
  if (isByChannel) {
    return (channels.answer ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  }
  return (types.answer ?? [])
    .filter(({ cash_type }) => tab !== 'bonus' || isBonus(cash_type as CashType))
    .map(({ name, cash_type }) => ({ value: String(cash_type), label: name }));
}
