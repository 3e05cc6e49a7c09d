import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './spinner.tsx';

export interface ListStateProps {
  readonly state: 'loading' | 'empty' | 'error' | 'ready';
  readonly loadingText: string;
  readonly emptyText: string;
  readonly errorText: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** Skeletons the size of the rows to come; without them a spinner stands with the text. */
  readonly skeleton?: ReactNode;
  readonly emptyPicture?: ReactNode;
  readonly children: ReactNode;
}

/** A list says how it stands: loading, empty, failed; only then its rows. */
export function ListState({
  state,
  loadingText,
  emptyText,
  errorText,
  retryLabel,
  onRetry,
  skeleton,
  emptyPicture,
  children,
}: ListStateProps) {
  if (state === 'ready') return children;
  if (state === 'error') {
    return <ErrorState title={errorText} retryLabel={retryLabel} onRetry={onRetry} />;
  }
  if (state === 'empty') return <EmptyState title={emptyText} picture={emptyPicture} />;
  return (
    <div role="status" aria-busy="true">
      {skeleton}
      <p
        className={
          skeleton
            ? 'sr-only'
            : 'flex items-center justify-center gap-2.5 px-6 py-10 text-[0.9375rem] text-ink-muted'
        }
      >
        {!skeleton && <Spinner />}
        {loadingText}
      </p>
    </div>
  );
}
