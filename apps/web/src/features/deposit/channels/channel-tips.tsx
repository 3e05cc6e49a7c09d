import { Icon } from '@perya/ui/icon';
import { infoIcon } from '@perya/ui/icons/frame';

/** What the regulator wants to be read, between the way to pay and the amount, before anything is typed. [M-124 M-476] */
export function ChannelTips({ text }: { readonly text: string }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-accent-soft px-3 py-2.5 text-[0.8125rem] text-ink leading-snug">
      <Icon drawing={infoIcon} className="mt-px size-4.5 text-accent-strong" />
      <span className="min-w-0 whitespace-pre-line">{text}</span>
    </p>
  );
}
