import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { OwnFreeRounds } from '@perya/contract/promotions/calls/free-rounds';
import { say } from '@perya/contract/text';
import { Badge } from '@perya/ui/badge';
import { buttonClass } from '@perya/ui/button-class';
import { Card } from '@perya/ui/card';
import { GameCover } from '../../lib/game/game-cover.tsx';
import { gamePath } from '../../lib/game/game-path.ts';
import { ContentLink } from '../../lib/page/content-link.tsx';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';

/** Rounds that cost the player nothing: how many are left, until when, what they have won, and the way into the game. */
export function FreeRounds({ rounds }: { readonly rounds: OwnFreeRounds }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const momentOf = useMoment('minute');
  const { game, left, state, wagering_times: times } = rounds;
  const all = rounds.rounds;
  const name = game.name;
  const most = pesoText(rounds.win_max);
  const facts: [string, string][] = [
    [t`Rounds left`, t`${left} of ${all}`],
    [t`Stake of each`, pesoText(rounds.stake)],
    [t`Won so far`, pesoText(rounds.won)],
    [t`Play them until`, momentOf(rounds.ends_at)],
  ];
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex items-start gap-3">
          <span className="w-14 shrink-0">
            <GameCover img={game.img} className="rounded-control" />
          </span>
          <div className="min-w-0 grow">
            <h3 className="font-semibold text-lg [overflow-wrap:anywhere]">
              {say(rounds.name, language)}
            </h3>
            <p className="text-[0.9375rem] text-ink-muted">{name}</p>
          </div>
          {state === 'coming' && <Badge>{t`On the way`}</Badge>}
          {state === 'closing' && <Badge>{t`Being credited`}</Badge>}
        </div>
        <dl className="flex flex-col gap-1 text-[0.9375rem]">
          {facts.map(([term, fact]) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="amount-figures font-semibold">{fact}</dd>
            </div>
          ))}
        </dl>
        <p className="text-[0.9375rem] text-ink-muted leading-normal">
          {t`What they win, up to ${most}, is added to your balance when they are over.`}{' '}
          {times > 0 && t`It must be played ${times} times before it can be withdrawn.`}
        </p>
        {state === 'open' && (
          <ContentLink href={gamePath(game.code)} className={buttonClass()}>
            {t`Play`}
            <span className="sr-only">: {name}</span>
          </ContentLink>
        )}
      </Card>
    </li>
  );
}
