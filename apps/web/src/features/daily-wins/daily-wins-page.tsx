import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { CallState } from '@perya/app-kit/query/call-state';
import { type DailyWin, listDailyWins } from '@perya/contract/games/calls/bets';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { buttonClass } from '@perya/ui/button-class';
import { Card } from '@perya/ui/card';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Tabs } from '@perya/ui/tabs';
import { Link } from '@tanstack/react-router';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { Scene } from '../../lib/page/scene.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { WinRow } from './win-row.tsx';

/** The biggest wins of the day in Manila, of everyone and one's own, all of real bets. [A-046 G-115 G-293] */
export function DailyWinsPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const {
    answer: wins,
    state,
    reload,
  } = useCall(listDailyWins, {}, { failureText: say(listTexts.failed, language) });
  const listOf = (name: 'top' | 'own') => {
    const rows = wins?.[name] ?? [];
    return (
      <ListState
        state={stateOf(state, rows)}
        loadingText={say(listTexts.loading, language)}
        emptyText={say(listTexts.emptyGames, language)}
        emptyNote={t`Play a game: wins of today show here.`}
        emptyPicture={<Scene name="bets" />}
        emptyAction={<Link to="/" className={buttonClass()}>{t`Play`}</Link>}
        errorText={say(listTexts.failed, language)}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
        skeleton={<Skeleton className="h-96" />}
      >
        <Card flush>
          <ol>
            {rows.map((win, index) => (
              <WinRow key={win.id} win={win} rank={index + 1} />
            ))}
          </ol>
        </Card>
      </ListState>
    );
  };
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Daily wins`} backTo="/" backLabel={t`Back to home`} />
      <p className="text-ink-muted">{t`Paid out today, from midnight in Manila. Names are masked.`}</p>
      <Tabs
        label={t`Wins to show`}
        tabs={[
          { id: 'top', label: t`Biggest today`, content: listOf('top') },
          { id: 'own', label: t`My wins`, content: listOf('own') },
        ]}
      />
      <LegalNotice />
    </div>
  );
}

function stateOf(state: CallState<unknown>['state'], rows: readonly DailyWin[]) {
  if (state === 'loading') return 'loading';
  if (state === 'failed') return 'error';
  return rows.length === 0 ? 'empty' : 'ready';
}
