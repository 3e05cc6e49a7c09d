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
  /** Skeletons the size of the rows to come, which the text then stands over, so that nothing moves when they come. */
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
    <div role="status" aria-busy="true" className="relative">
      {skeleton}
      <p
        className={
          skeleton
            ? '-translate-x-1/2 absolute top-16 left-1/2 flex items-center gap-2.5 whitespace-nowrap rounded-full bg-raised px-4 py-2 text-[0.9375rem] text-ink-muted shadow-card'
            : 'flex items-center justify-center gap-2.5 px-6 py-10 text-[0.9375rem] text-ink-muted'
        }
      >
        <Spinner />
        {loadingText}
      </p>
    </div>
  );
}
