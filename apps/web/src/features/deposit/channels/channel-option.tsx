import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@perya/contract/payments/calls/payments';
import { isVoucher } from '../../../lib/cashier/channel-choice.ts';
import { offerOf } from '../rules/cashback-offer.ts';
import { ChannelPicture } from './channel-picture.tsx';
import { rangeText } from './range-text.ts';

interface ChannelOptionProps {
  readonly channel: Channel;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A way to pay with what it takes; one that is closed says until when, or why. */
export function ChannelOption({ channel, name, isChosen, onChoose }: ChannelOptionProps) {
  const { t } = useLingui();
  const offer = channel.is_open ? offerOf(channel) : null;
  const percent = offer?.percent ?? 0;
  const note = !channel.is_open
    ? channel.closed_text || t`Closed for now`
    : isVoucher(channel)
      ? t`By code`
      : rangeText(channel);
  return (
    <label className="relative flex min-w-0 cursor-pointer flex-col items-center gap-1.5 rounded-control border border-line bg-raised px-1.5 py-2.5 text-center has-checked:border-accent-strong has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-muted has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={channel.id}
        checked={isChosen}
        disabled={!channel.is_open}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="absolute top-2 right-2 size-4.5 rounded-full border-2 border-control bg-raised peer-checked:border-[0.3125rem] peer-checked:border-accent-strong peer-disabled:hidden"
      />
      <ChannelPicture img={channel.img} isDimmed={!channel.is_open} />
      <span className="w-full min-w-0">
        <span className="block break-words font-semibold text-[0.875rem] leading-tight">
          {channel.name}
        </span>
        <span className="amount-figures block text-[0.75rem] text-ink-muted leading-snug">
          {note}
        </span>
        {offer !== null && (
          <span className="block font-semibold text-[0.75rem] text-positive leading-snug">
            {t`+${percent}% cashback`}
          </span>
        )}
      </span>
    </label>
  );
}
