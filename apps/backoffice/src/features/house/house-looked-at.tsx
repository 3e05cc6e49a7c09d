import { useLingui } from '@lingui/react/macro';
import { getHome, type Home } from '@perya/contract/house/staff-calls/home';
import { Skeleton } from '@perya/ui/states/skeleton';
import type { ReactNode } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
import { PageState } from '../../lib/show/page-state.tsx';

const lookEveryMs = 5000;

/** How the house is, looked at anew every few seconds. */
export function HouseLookedAt({ children }: { readonly children: (home: Home) => ReactNode }) {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(getHome, {}, { pollMs: lookEveryMs });
  return (
    <>
      {state === 'loading' && <Skeleton className="h-40 w-full" />}
      {state === 'failed' && (
        <PageState
          title={t`The house could not be looked at`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer !== null && children(answer)}
    </>
  );
}
