import { useLingui } from '@lingui/react/macro';
import { HealthPanel } from './health-panel.tsx';
import { HouseLookedAt } from './house-looked-at.tsx';
import { HouseTabs } from './house-tabs.tsx';

/** Database, messages, readers of logs and processes. */
export function HealthPage() {
  const { t } = useLingui();
  return (
    <>
      <HouseTabs />
      <div className="flex flex-col gap-5 p-4">
        <h1 className="sr-only">{t`Health`}</h1>
        <HouseLookedAt>{({ health }) => <HealthPanel health={health} />}</HouseLookedAt>
      </div>
    </>
  );
}
