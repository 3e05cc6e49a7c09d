import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import type { Contest, RankedPlayer } from '@perya/contract/promotions/calls/ranking';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { trophyIcon } from '@perya/ui/icons/status';
import { EmptyState } from '@perya/ui/states/empty-state';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { RankedRow } from './ranked-row.tsx';

interface TopPlayersProps {
  readonly top: readonly RankedPlayer[];
  /** 0 while the day has no list. */
  readonly listedAt: number;
  readonly prizes: Contest['prizes'];
}

/** The first hundred, as of the hour. [G-098 G-277] */
export function TopPlayers({ top, listedAt, prizes }: TopPlayersProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const moment = useMoment('time');
  const madeAt = moment(listedAt);
  return (
    <section aria-labelledby="top-players" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="top-players" className="font-bold font-display text-xl">{t`Top players`}</h2>
        {listedAt > 0 && (
          <p className="amount-figures text-[0.8125rem] text-ink-muted">
            {t`As of ${madeAt}, refreshed every hour`}
          </p>
        )}
      </div>
      <Card flush>
        {top.length === 0 ? (
          <>
            <EmptyState
              drawing={trophyIcon}
              title={say(listTexts.emptyGames, language)}
              text={t`Nobody has played yet today. Play a slot to take first place.`}
            />
            <FreePlaces prizes={prizes} />
          </>
        ) : (
          <ol>
            {top.map((player) => (
              <RankedRow key={player.place} player={player} />
            ))}
          </ol>
        )}
      </Card>
    </section>
  );
}

const placesShown = 3;

/** What the first places bring, while all of them are free. */
function FreePlaces({ prizes }: Pick<TopPlayersProps, 'prizes'>) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Places left`} className="border-line border-t">
      {prizes.slice(0, placesShown).map(({ from, to, amount }) => {
        const places = from === to ? `${from}` : `${from}–${to}`;
        return (
          <li
            key={from}
            className="flex items-center justify-between gap-3 border-line border-b px-4 py-2.5 last:border-b-0"
          >
            <span className="font-semibold">{t`Place ${places}`}</span>
            <Amount value={pesoText(amount)} className="font-bold text-positive" />
          </li>
        );
      })}
    </ul>
  );
}
