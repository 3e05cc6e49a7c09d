import { useLingui } from '@lingui/react/macro';
import { raceSeconds, readRaces } from '@perya/contract/promotions/calls/races';
import { Card } from '@perya/ui/card';
import { trophyIcon } from '@perya/ui/icons/status';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useLiveRefresh } from '../../../lib/live/use-live-refresh.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { RaceCard } from './race-card.tsx';
import { RacerRow } from './racer-row.tsx';

const refreshedByPlay = [readRaces];
const pollMs = raceSeconds * 1000;

/** Races that run, as they stand at this moment, and how the last ones ended. */
export function RacesPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(readRaces, {}, { pollMs, isPerLanguage: true });
  useLiveRefresh('wallet', refreshedByPlay);
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Races`} backTo="/welfare" backLabel={t`Back to Welfare`} />
      {state === 'failed' && (
        <ErrorState
          title={t`The races could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`}>
          <Skeleton className="h-72" />
        </LoadingState>
      )}
      {answer?.races.length === 0 && (
        <Card>
          <EmptyState
            drawing={trophyIcon}
            title={t`No race is running`}
            text={t`The next contest shows here.`}
          />
        </Card>
      )}
      {answer?.races.map((race) => (
        <RaceCard key={race.pid} race={race} />
      ))}
      {answer?.past.map((race) => (
        <section key={`${race.pid} ${race.first_day}`} className="flex flex-col gap-3">
          <h2 className="font-bold font-display text-lg">
            {race.name} · {race.first_day} – {race.last_day}
          </h2>
          <Card flush>
            <ol>
              {race.top.map((racer) => (
                <RacerRow key={racer.place} racer={racer} by={race.by} />
              ))}
            </ol>
          </Card>
        </section>
      ))}
    </div>
  );
}
