import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { buttonClass } from '@perya/ui/button-class';
import { Card } from '@perya/ui/card';
import { offlineIcon } from '@perya/ui/icons/frame';
import { NoticeBar } from '@perya/ui/notice-bar';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { throughKycGate } from '../../lib/kyc-gate/gate.ts';
import { DayRows } from '../../lib/page/day-rows.tsx';
import { MoreRows } from '../../lib/page/more-rows.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { Scene } from '../../lib/page/scene.tsx';
import { useMoment } from '../../lib/text/use-moment.ts';
import { useBetFilter } from './bet-filter.ts';
import { BetFilters } from './bet-filters.tsx';
import { BetRow } from './bet-row.tsx';
import { BetTotals } from './bet-totals.tsx';
import { useBets } from './use-bets.ts';

/** Every round of the player, the newest first. [A-042 G-055] */
export function BetRecordPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const filter = useBetFilter();
  // It only logs what the gate says: a licence demands that records can always be read. [A-226 A-234]
  useEffect(() => void throughKycGate('viewRecords', () => {}), []);
  const { rows, totals, state, more, readOn, keptAt } = useBets(filter);
  return (
    <div className="page-column">
      <PageHead title={t`Bet records`} backTo="/my" backLabel={t`Back to My`} />
      {keptAt !== null && <KeptNotice keptAt={keptAt} />}
      <BetTotals totals={totals} />
      <BetFilters filter={filter} />
      <ListState
        state={state}
        loadingText={say(listTexts.loading, language)}
        emptyText={say(listTexts.emptyGames, language)}
        emptyNote={t`Your bets show here. Try other days.`}
        emptyPicture={<Scene name="bets" />}
        emptyAction={<Link to="/" className={buttonClass()}>{t`Play`}</Link>}
        errorText={say(listTexts.failed, language)}
        retryLabel={t`Try again`}
        onRetry={readOn}
        skeleton={<RowSkeletons />}
      >
        <Card flush>
          <ul aria-label={t`Bet records`}>
            <DayRows rows={rows} timeOf={(bet) => bet.created_at}>
              {(bet) => <BetRow bet={bet} />}
            </DayRows>
          </ul>
          {more !== null && (
            <MoreRows
              step={more}
              onWanted={readOn}
              moreLabel={t`Show more`}
              retryLabel={t`Try again`}
            />
          )}
        </Card>
      </ListState>
    </div>
  );
}

function KeptNotice({ keptAt }: { readonly keptAt: number }) {
  const { t } = useLingui();
  const asOf = useMoment('minute')(keptAt);
  const text = t`You are offline. Your records as of ${asOf}.`;
  return <NoticeBar tone="warning" drawing={offlineIcon} text={text} />;
}

function RowSkeletons() {
  return (
    <div className="flex flex-col gap-2">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <Skeleton key={place} className="h-19" />
      ))}
    </div>
  );
}
