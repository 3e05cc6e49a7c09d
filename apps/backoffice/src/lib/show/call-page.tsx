import { useLingui } from '@lingui/react/macro';
import type { CallState } from '@perya/app-kit/query/call-state';
import { isApiError } from '@perya/contract/client-errors';
import { Skeleton } from '@perya/ui/states/skeleton';
import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import { PageState } from './page-state.tsx';

interface CallPageProps<Answer> {
  readonly title: string;
  /** Where the page says more of itself than its tab. */
  readonly heading?: string;
  readonly about?: string;
  /** What `useCall` gave. */
  readonly read: CallState<Answer>;
  readonly failedTitle: string;
  /** Buttons of the page, at the right of the heading. */
  readonly actions?: ReactNode;
  /** Between the heading and what is shown. */
  readonly filters?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** A page that shows one answer: until it is there, on its way or failed, the page says so. */
export function CallPage<Answer>(props: CallPageProps<Answer>) {
  const { t } = useLingui();
  const { title, heading = title, about, read, failedTitle, actions, filters, children } = props;
  const { answer, state, error, reload } = read;
  return (
    <section aria-label={title} className="flex min-h-0 grow flex-col overflow-y-auto">
      <PageHead heading={heading} about={about} actions={actions} />
      {filters}
      <div className="flex flex-col gap-5 px-4 pb-6">
        {state === 'loading' && <Skeleton className="h-64 w-full" />}
        {state === 'failed' && (
          <PageState
            title={failedTitle}
            text={isApiError(error) ? error.message : t`No connection. Try again.`}
            actionLabel={t`Try again`}
            onAction={() => void reload()}
          />
        )}
        {answer !== null && children(answer)}
      </div>
    </section>
  );
}
