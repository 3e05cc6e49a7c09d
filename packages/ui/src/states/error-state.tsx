import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { refreshIcon } from '../icons/action.ts';
import { errorIcon } from '../icons/status.ts';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  readonly title: string;
  readonly text?: string;
  readonly picture?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

export function ErrorState({
  title,
  text,
  picture,
  retryLabel,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        picture={picture}
        drawing={errorIcon}
        action={
          <Button kind="secondary" busy={retrying} onClick={onRetry}>
            {!retrying && <Icon drawing={refreshIcon} className="size-5" />}
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
