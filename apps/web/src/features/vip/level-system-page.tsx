import { useLingui } from '@lingui/react/macro';
import { vipTiers } from '@perya/contract/rules/vip/levels';
import { getVip, getVipRule } from '@perya/contract/vip/calls/vip';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { TierSection } from './tier-section.tsx';

/** Every level by tier, with what it takes to be there. [A-039 M-059 M-468] */
export function LevelSystemPage() {
  const { t } = useLingui();
  const rule = useCall(getVipRule, {});
  const own = useCall(getVip, {});
  return (
    <div className="page-column">
      <PageHead title={t`Level system`} backTo="/s-vip" backLabel={t`Back to VIP Center`} />
      {rule.state === 'failed' && (
        <ErrorState
          title={t`The levels could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void rule.reload()}
        />
      )}
      {rule.state === 'loading' && (
        <LoadingState text={t`Loading...`} className="grid gap-5 md:grid-cols-2">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </LoadingState>
      )}
      {rule.answer !== null && (
        <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
          {vipTiers.map(({ name }) => (
            <TierSection
              key={name}
              tier={name}
              levels={rule.answer?.[name] ?? []}
              ownLevel={own.answer?.level ?? null}
            />
          ))}
        </div>
      )}
      <LegalNotice />
    </div>
  );
}
