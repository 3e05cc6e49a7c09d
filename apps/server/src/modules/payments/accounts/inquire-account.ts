import { maskFullName } from '@perya/contract/staff/mask';
import { type AccountHolder, GatewayFailure } from '../../../providers/payments/gateway.ts';
import type { StoredChannel } from '../channels/channel.store.ts';
import { wayToAsk } from '../channels/way-to-ask.ts';
import type { Inquiry } from './account.store.ts';
import { isSameHolder } from './is-same-holder.ts';
import type { Names } from './seal-number.ts';
import type { AccountsServices } from './services.ts';

const joined = ({ first_name, middle_name, last_name }: Names) =>
  [first_name, middle_name, last_name].filter((name) => name !== '').join(' ');

function judge(holder: AccountHolder, names: Names): Pick<Inquiry, 'result' | 'name'> {
  if (holder.state !== 'found') {
    return { result: holder.state === 'none' ? 'unknown' : 'unsaid', name: '' };
  }
  const isSame = isSameHolder(holder.name, names);
  const result = isSame === null ? 'unsaid' : isSame ? 'same' : 'differs';
  return { result, name: maskFullName(holder.name) };
}

/**
 * In whose name a bank has an account, compared with the name of the identity check. Null where no gateway of the channel
 * can be asked; a bank that does not answer in time has not said it. Never within a transaction.
 */
export async function inquireAccount(
  { gateways, metrics }: Pick<AccountsServices, 'gateways' | 'metrics'>,
  channel: StoredChannel,
  number: string,
  names: Names,
): Promise<Inquiry | null> {
  const way = wayToAsk(gateways, channel);
  if (!way) return null;
  const { gateway, method, inquire } = way;
  try {
    const holder = await inquire({ method, account: { number, name: joined(names) } });
    const judged = judge(holder, names);
    metrics.countInquiry(gateway, judged.result);
    return { ...judged, gateway };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    metrics.countTrouble(gateway, 'inquire', error.trouble);
    metrics.countInquiry(gateway, 'unanswered');
    return { result: 'unsaid', name: '', gateway };
  }
}
