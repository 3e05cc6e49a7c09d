import { useLingui } from '@lingui/react/macro';
import { getHome } from '@perya/contract/house/staff-calls/home';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useCall } from '../../lib/query/use-call.ts';
import { PageState } from '../../lib/show/page-state.tsx';
import { HealthPanel } from './health-panel.tsx';
import { HouseTabs } from './house-tabs.tsx';

const lookEveryMs = 5000;

/** Database, messages, readers of logs and processes, looked at anew every few seconds. */
export function HealthPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(getHome, {}, { pollMs: lookEveryMs });
  return (
    <>
      <HouseTabs />
      <div className="flex flex-col gap-5 p-4">
        <h1 className="sr-only">{t`Health`}</h1>
        {state === 'loading' && <Skeleton className="h-40 w-full" />}
        {state === 'failed' && (
          <PageState
            title={t`The house could not be looked at`}
            actionLabel={t`Try again`}
            onAction={() => void reload()}
          />
        )}
        {answer !== null && <HealthPanel health={answer.health} />}
      </div>
    </>
  );
}
