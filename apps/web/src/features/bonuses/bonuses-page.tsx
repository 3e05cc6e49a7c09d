import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { type Bonus, listOwnBonuses } from '@perya/contract/promotions/calls/bonuses';
import { listFreeRounds, type OwnFreeRounds } from '@perya/contract/promotions/calls/free-rounds';
import { say } from '@perya/contract/text';
import { buttonClass } from '@perya/ui/button-class';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { Scene } from '../../lib/page/scene.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { ActiveBonus } from './active-bonus.tsx';
import { EarlierBonuses } from './earlier-bonuses.tsx';
import { FreeRounds } from './free-rounds.tsx';
import { groupBonuses } from './group-bonuses.ts';
import { OfferedBonus } from './offered-bonus.tsx';

const refreshed = [listOwnBonuses, listFreeRounds];

/** What the player is offered, must still play through, and had before. */
export function BonusesPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listOwnBonuses, {});
  const free = useCall(listFreeRounds, {});
  // Bonuses are credited, and play brings them nearer to the end.
  useLiveRefresh('wallet', refreshed);
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`My bonuses`} backTo="/my" backLabel={t`Back to My`} />
      {state === 'failed' && (
        <ErrorState
          title={t`Your bonuses could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="flex flex-col gap-4">
          <Skeleton className="h-52" />
          <Skeleton className="h-40" />
        </LoadingState>
      )}
      {answer !== null && (
        <Bonuses bonuses={answer.bonuses} freeRounds={free.answer?.free_rounds ?? []} />
      )}
      <LegalNotice />
    </div>
  );
}

interface BonusesProps {
  readonly bonuses: readonly Bonus[];
  readonly freeRounds: readonly OwnFreeRounds[];
}

function Bonuses({ bonuses, freeRounds }: BonusesProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { offered, active, earlier } = groupBonuses(bonuses);
  if (bonuses.length === 0 && freeRounds.length === 0) {
    return (
      <EmptyState
        title={say(listTexts.emptyGames, language)}
        text={t`Bonuses that you earn or receive show here until you claim or decline them.`}
        picture={<Scene name="gifts" />}
        action={<Link to="/welfare" className={buttonClass()}>{t`See what you can earn`}</Link>}
      />
    );
  }
  return (
    <>
      {freeRounds.length > 0 && (
        <Group id="free-rounds" title={t`Free rounds`}>
          {freeRounds.map((rounds) => (
            <FreeRounds key={rounds.id} rounds={rounds} />
          ))}
        </Group>
      )}
      {offered.length > 0 && (
        <Group id="offered" title={t`Available`}>
          {offered.map((bonus) => (
            <OfferedBonus key={bonus.id} bonus={bonus} />
          ))}
        </Group>
      )}
      {active.length > 0 && (
        <Group id="active" title={t`In turnover`}>
          {active.map((bonus) => (
            <ActiveBonus key={bonus.id} bonus={bonus} />
          ))}
        </Group>
      )}
      {earlier.length > 0 && <EarlierBonuses bonuses={earlier} />}
    </>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ id, title, children }: GroupProps) {
  return (
    <section aria-labelledby={`bonuses-${id}`} className="flex flex-col gap-3">
      <h2 id={`bonuses-${id}`} className="font-bold font-display text-xl">
        {title}
      </h2>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}
