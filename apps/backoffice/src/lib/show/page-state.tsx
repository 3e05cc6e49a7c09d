import type { ReactNode } from 'react';
import { Button } from '../fields/button.tsx';

interface PageStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actionLabel?: string;
  readonly onAction?: () => void;
}

/** Said in place of content: nothing there, not allowed, failed. */
export function PageState({ title, text, actionLabel, onAction }: PageStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 p-4">
      <p className="font-semibold">{title}</p>
      {text && <p className="text-ink-muted">{text}</p>}
      {actionLabel && onAction && <Button onClick={onAction}>{actionLabel}</Button>}
    </div>
  );
}
