import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export interface LoadingStateProps {
  readonly text: string;
  /** Skeletons the size of what is to come, which the text then stands over, so that nothing moves when it comes. */
  readonly children?: ReactNode;
  /** How the skeletons stand. */
  readonly className?: string;
}

/** Says for everybody to see that something is on its way. [G-243] */
export function LoadingState({ text, children, className }: LoadingStateProps) {
  return (
    <div role="status" aria-busy="true" className="relative">
      {className === undefined ? children : <div className={className}>{children}</div>}
      <p
        className={
          children
            ? '-translate-x-1/2 absolute top-4 left-1/2 flex items-center gap-2.5 whitespace-nowrap rounded-full bg-raised px-4 py-2 text-[0.9375rem] text-ink-muted shadow-card'
            : 'flex items-center justify-center gap-2.5 px-6 py-10 text-[0.9375rem] text-ink-muted'
        }
      >
        <Spinner />
        {text}
      </p>
    </div>
  );
}
