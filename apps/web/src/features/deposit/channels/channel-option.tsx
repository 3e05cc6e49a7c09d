import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@perya/contract/calls/payments';
import { cashback } from '@perya/contract/rules/cashback';
import { classNames } from '@perya/ui/class-names';
import { offersCashback } from '../rules/cashback-offer.ts';
import { isVoucher } from '../rules/channel-choice.ts';
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
  const { percent } = cashback;
  const note = !channel.is_open
    ? channel.closed_text || t`Closed at present`
    : isVoucher(channel)
      ? t`By code`
      : rangeText(channel);
  return (
    <label
      className={classNames(
        'relative flex min-h-17 min-w-0 cursor-pointer items-center gap-2.5 rounded-control border border-line bg-raised p-2.5 has-checked:border-accent-strong has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-muted',
      )}
    >
      <input
        type="radio"
        name={name}
        value={channel.id}
        checked={isChosen}
        disabled={!channel.is_open}
        onChange={onChoose}
        className="peer sr-only"
      />
      <ChannelPicture img={channel.img} isDimmed={!channel.is_open} />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-semibold text-[0.9375rem] leading-tight">
          {channel.name}
        </span>
        <span className="amount-figures block text-[0.75rem] text-ink-muted leading-snug">
          {note}
        </span>
        {channel.is_open && offersCashback(channel) && (
          <span className="mt-0.5 block font-semibold text-[0.75rem] text-positive leading-snug">
            {t`+${percent}% cashback`}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className="size-4.5 shrink-0 self-start rounded-full border-2 border-control bg-raised peer-checked:border-[0.3125rem] peer-checked:border-accent-strong peer-disabled:border-line"
      />
    </label>
  );
}
