import { listChannels } from '@perya/contract/payments/calls/payments';
import { useCall } from '../query/use-call.ts';
import { provedPartner } from '../session/wallet-app-user.ts';
import { channelsIn, isVoucher, pickChannel, quickAmountsOf } from './channel-choice.ts';
import { channelPartnerOf } from './channel-partner.ts';
import { openCashier } from './open-cashier.ts';
import { QuickAmounts } from './quick-amounts.tsx';

/** One row: what comes first of a channel's amounts, the smallest first. */
const amountsShown = 3;

/** The first channel's amounts, each of which opens the cashier with it; none where there is nothing to choose. [M-123] */
export function QuickDeposit() {
  const partner = channelPartnerOf(provedPartner());
  const { answer } = useCall(listChannels, { mode: '1', partner }, { isPerLanguage: true });
  const channel = answer === null ? null : pickChannel(channelsIn(partner, answer), null);
  if (channel === null || isVoucher(channel)) return null;
  return (
    <QuickAmounts
      amounts={quickAmountsOf(partner, channel).slice(0, amountsShown)}
      chosen=""
      onChoose={(amount) => openCashier('deposit', { data: { pid: channel.id, amount } })}
    />
  );
}
