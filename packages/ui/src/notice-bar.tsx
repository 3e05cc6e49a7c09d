import { classNames } from './class-names.ts';
import { type Drawing, Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon, infoIcon } from './icons/frame.ts';

const tones = {
  accent: 'bg-accent-soft text-ink [&>svg]:text-accent-strong',
  warning: 'bg-warning-soft text-ink [&>svg]:text-warning',
  negative: 'bg-negative-soft text-ink [&>svg]:text-negative',
};

export interface NoticeBarProps {
  readonly text: string;
  readonly tone?: keyof typeof tones;
  readonly drawing?: Drawing;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly close?: { readonly label: string; readonly onPress: () => void };
}

/** Stands over the page for as long as it is true: offline, a new version, maintenance. */
export function NoticeBar({
  text,
  tone = 'accent',
  drawing = infoIcon,
  action,
  close,
}: NoticeBarProps) {
  return (
    <div
      role="status"
      className={classNames(
        'flex min-h-12 items-center gap-2.5 px-4 py-1 text-[0.9375rem] leading-snug',
        tones[tone],
      )}
    >
      <Icon drawing={drawing} className="size-5" />
      <p className="min-w-0 flex-1 py-1.5">{text}</p>
      {action && (
        <button
          type="button"
          onClick={action.onPress}
          className="min-h-11 shrink-0 rounded-control px-2.5 font-bold text-ink underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      {close && <IconButton drawing={closeIcon} label={close.label} onClick={close.onPress} />}
    </div>
  );
}
