import { classNames } from '@perya/ui/class-names';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink-muted',
  accent: 'bg-accent-soft text-accent-strong',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  negative: 'bg-negative-soft text-negative',
};

export type Tone = keyof typeof tones;

/** A state in one word; the tone only repeats what the word says. */
export function StatusBadge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'status-badge inline-block h-5 whitespace-nowrap rounded px-1.5 font-semibold text-[0.75rem] leading-5',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
