import { useLingui } from '@lingui/react/macro';
import type { CallState } from '@perya/app-kit/query/call-state';
import { isApiError } from '@perya/contract/client-errors';
import { Skeleton } from '@perya/ui/states/skeleton';
import type { ReactNode } from 'react';
import { Section } from './facts.tsx';
import { PageState } from './page-state.tsx';

interface CallSectionProps<Answer> {
  readonly title: string;
  /** What `useCall` gave. */
  readonly read: CallState<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** A part of a case that shows one answer: until it is there, on its way or failed, it says so. */
export function CallSection<Answer>({ title, read, children }: CallSectionProps<Answer>) {
  const { t } = useLingui();
  const { answer, state, error, reload } = read;
  return (
    <Section title={title}>
      {state === 'loading' && (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {state === 'failed' && (
        <PageState
          title={isApiError(error) ? error.message : t`No connection. Try again.`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer !== null && <div className="flex flex-col gap-5">{children(answer)}</div>}
    </Section>
  );
}
