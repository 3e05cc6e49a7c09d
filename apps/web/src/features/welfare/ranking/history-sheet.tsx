import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { listPastRankings } from '@perya/contract/promotions/calls/ranking';
import { say } from '@perya/contract/text';
import { Sheet } from '@perya/ui/overlays/sheet';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useCall } from '../../../lib/query/use-call.ts';
import { dateText } from '../../../lib/text/calendar-text.ts';
import { listStateOf } from '../list-state-of.ts';
import { RankedRow } from './ranked-row.tsx';

/** The days that were decided, with their first places and the player's own. [G-099] */
export default function HistorySheet({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { answer, state, reload } = useCall(listPastRankings, {});
  const days = answer?.d ?? [];
  return (
    <Sheet open onClose={onClose} title={t`History`} closeLabel={t`Close`}>
      <ListState
        state={listStateOf(state, days.length)}
        loadingText={say(listTexts.loading, language)}
        emptyText={say(listTexts.emptyGames, language)}
        emptyNote={t`Past contests show here.`}
        errorText={say(listTexts.failed, language)}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
        skeleton={<Skeleton className="h-72" />}
      >
        <div className="flex flex-col gap-5">
          {days.map(({ day, top, own }) => (
            <section key={day} aria-label={dateText(day, i18n.locale)}>
              <h3 className="mb-1 font-bold font-display text-lg">{dateText(day, i18n.locale)}</h3>
              <ol className="-mx-4">
                {top.map((player) => (
                  <RankedRow key={player.place} player={player} />
                ))}
                {own !== null && !top.some(({ is_own }) => is_own) && <RankedRow player={own} />}
              </ol>
            </section>
          ))}
        </div>
      </ListState>
    </Sheet>
  );
}
