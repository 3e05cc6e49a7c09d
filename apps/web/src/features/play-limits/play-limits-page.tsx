import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { getLimits, type PlayLimits } from '@perya/contract/limits/calls/limits';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { pauseIcon } from '@perya/ui/icons/action';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { askForBreak, breakTexts } from '../../lib/play-break/ask-for-break.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { ChangesCard } from './changes-card.tsx';
import { DepositLimits } from './deposit-limits.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { LimitCard } from './limit-card.tsx';
import { LimitsForm } from './limits-form.tsx';
import { LossLimits } from './loss-limits.tsx';
import { SessionCard } from './session-card.tsx';
import { SessionLimitCard } from './session-limit-card.tsx';
import { TodayCard } from './today-card.tsx';
import { useLimitNames } from './use-limit-names.ts';

/** What the player plays and pays in, how far it may go, and the way to stay away. */
export function PlayLimitsPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { answer: limits, state, reload } = useCall(getLimits, {});
  return (
    <div className="page-column">
      <PageHead title={t`Play limits`} backTo="/my" backLabel={t`Back to My`} />
      {state === 'failed' && (
        <ErrorState
          title={t`This page could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={say(listTexts.loading, language)} className="grid gap-5 md:grid-cols-2">
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </LoadingState>
      )}
      {limits !== null && <Limits limits={limits} />}
      <LegalNotice />
    </div>
  );
}

function Limits({ limits }: { readonly limits: PlayLimits }) {
  const { t } = useLingui();
  const names = useLimitNames();
  return (
    <LimitsForm limits={limits}>
      {(fields) => (
        <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
          <div className="flex min-w-0 flex-col gap-5 md:gap-7">
            {limits.is_listed && (
              <p role="status" className="rounded-control bg-warning-soft p-3 text-[0.9375rem]">
                {t`The law keeps you from play and deposits: a list of the regulator names a person of your name and birthday. You can withdraw your money. If that is somebody else, ask support.`}
              </p>
            )}
            <TodayCard today={limits.today} />
            <SessionCard />
            {limits.exclusion === null && <BreakCard />}
            <LimitCard
              kind="daily_stake"
              title={names.daily_stake}
              explanation={t`The most that you may stake in a day, from midnight to midnight in Manila.`}
              limit={limits.daily_stake}
              house={limits.house.daily_stake}
              used={limits.today.staked}
              usedLabel={t`Used today`}
              fields={fields}
            />
            <LossLimits limits={limits} fields={fields} />
            <SessionLimitCard limit={limits.session_minutes} house={limits.house.session_minutes} />
          </div>
          <div className="flex min-w-0 flex-col gap-5 md:gap-7">
            <DepositLimits limits={limits} fields={fields} />
            <ExclusionCard
              exclusion={limits.exclusion}
              irrevocableMonths={limits.irrevocable_months}
            />
            <ChangesCard changes={limits.changes} />
          </div>
        </div>
      )}
    </LimitsForm>
  );
}

/** The shortest way to stay away: a tap and a question. */
function BreakCard() {
  const { language } = useLanguage();
  return (
    <Button kind="secondary" size="large" onClick={() => askForBreak()}>
      <Icon drawing={pauseIcon} className="size-5" />
      {say(breakTexts.name, language)}
    </Button>
  );
}
