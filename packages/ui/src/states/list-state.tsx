import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

export interface ListStateProps {
  readonly state: 'loading' | 'empty' | 'error' | 'ready';
  readonly loadingText: string;
  readonly emptyText: string;
  /** A line beneath it that leads on. */
  readonly emptyNote?: string;
  readonly errorText: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** Skeletons the size of the rows to come, which the text then stands over, so that nothing moves when they come. */
  readonly skeleton?: ReactNode;
  readonly emptyPicture?: ReactNode;
  /** The way on from there. */
  readonly emptyAction?: ReactNode;
  readonly children: ReactNode;
}

/** A list says how it stands: loading, empty, failed; only then its rows. */
export function ListState({
  state,
  loadingText,
  emptyText,
  emptyNote,
  errorText,
  retryLabel,
  onRetry,
  skeleton,
  emptyPicture,
  emptyAction,
  children,
}: ListStateProps) {
  if (state === 'ready') return children;
  if (state === 'error') {
    return <ErrorState title={errorText} retryLabel={retryLabel} onRetry={onRetry} />;
  }
  if (state === 'empty') {
    const shown = { text: emptyNote, picture: emptyPicture, action: emptyAction };
    return <EmptyState title={emptyText} {...shown} />;
  }
  return <LoadingState text={loadingText}>{skeleton}</LoadingState>;
}
