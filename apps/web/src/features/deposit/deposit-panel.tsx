import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@perya/contract/payments/calls/payments';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { Amount } from '@perya/ui/amount';
import { Icon } from '@perya/ui/icon';
import { infoIcon } from '@perya/ui/icons/frame';
import { useState } from 'react';
import { isVoucher, pickChannel } from '../../lib/cashier/channel-choice.ts';
import { useSession } from '../../lib/session/session.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { AmountForm } from './amount/amount-form.tsx';
import { ChannelList } from './channels/channel-list.tsx';
import { VoucherForm } from './voucher/voucher-form.tsx';

interface DepositPanelProps {
  readonly partner: ChannelPartner;
  /** At least one. */
  readonly channels: readonly Channel[];
  /** When the server told of them. */
  readonly listedAt: number;
  readonly wanted: number | null;
  /** Empty where none was chosen before. */
  readonly wantedAmount: string;
  readonly reload: () => void;
  readonly close: () => void;
}

/** The way to pay, then the amount or the code. [M-297] */
export function DepositPanel(props: DepositPanelProps) {
  const { partner, channels, listedAt, reload, close } = props;
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState(props.wanted);
  const [amount, setAmount] = useState(props.wantedAmount);
  const balance = useSession((session) => session.wallet?.balance);
  const channel = pickChannel(channels, chosenId);
  const closedText = channel === null ? (channels[0]?.closed_text ?? '') : '';
  return (
    <div className="flex flex-col gap-4">
      {balance !== undefined && (
        <p className="text-[0.9375rem] text-ink-muted">
          {t`Balance`}{' '}
          <Amount value={pesoText(balance)} rolling className="font-semibold text-ink" />
        </p>
      )}
      {/* The second mini-app's player pays in one way, and chooses none. [M-325] */}
      {partner === 'maya' ? (
        closedText !== '' && <p className="text-ink-muted">{closedText}</p>
      ) : (
        <ChannelList channels={channels} chosenId={channel?.id ?? null} onChoose={setChosenId} />
      )}
      {channel !== null && channel.tips !== '' && <ChannelTips text={channel.tips} />}
      {isVoucher(channel) ? (
        <VoucherForm close={close} />
      ) : (
        <AmountForm
          // Another channel begins with its own cashback and without the other's refusal. [M-211]
          key={channel?.id ?? 'none'}
          partner={partner}
          channel={channel}
          listedAt={listedAt}
          amount={amount}
          setAmount={setAmount}
          reload={reload}
          close={close}
        />
      )}
    </div>
  );
}

/** What the regulator wants to be read, between the way to pay and the amount, before anything is typed. [M-124 M-476] */
function ChannelTips({ text }: { readonly text: string }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-accent-soft px-3 py-2.5 text-[0.8125rem] text-ink leading-snug">
      <Icon drawing={infoIcon} className="mt-px size-4.5 text-accent-strong" />
      <span className="min-w-0 whitespace-pre-line">{text}</span>
    </p>
  );
}
