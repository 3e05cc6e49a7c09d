import type { ReactNode } from 'react';
import { type Drawing, Icon } from '../icon.tsx';
import { ticketIcon } from '../icons/status.ts';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** A scene of the art pipeline; a line drawing stands in if there is none. */
  readonly picture?: ReactNode;
  readonly drawing?: Drawing;
  /** What the player can do about it. */
  readonly action?: ReactNode;
}

export function EmptyState({
  title,
  text,
  picture,
  drawing = ticketIcon,
  action,
}: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-10 text-center">
      {picture ?? (
        <span className="mb-2 flex size-16 items-center justify-center rounded-full bg-accent-soft text-accent-strong">
          <Icon drawing={drawing} className="size-8" />
        </span>
      )}
      <p className="font-bold font-display text-lg leading-snug">{title}</p>
      {text && (
        <p className="max-w-[36ch] text-[0.9375rem] text-ink-muted leading-normal">{text}</p>
      )}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
