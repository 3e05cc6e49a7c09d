import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { GameCard } from '@perya/contract/catalogue/calls/catalogue';
import {
  type Jackpot,
  jackpotSeconds,
  listJackpots,
  readOwnJackpots,
} from '@perya/contract/games/calls/jackpots';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { GameCover } from '../../lib/game/game-cover.tsx';
import { gamePath } from '../../lib/game/game-path.ts';
import { ContentLink } from '../../lib/page/content-link.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { isLoggedIn, useSession } from '../../lib/session/session.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { DropRow } from './drop-row.tsx';

const pollMs = jackpotSeconds * 1000;
const live = { freshMs: pollMs, pollMs };

/** Jackpots as they grow, and those that were won with what proves the draw. */
export function JackpotsPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isPlayer = useSession(isLoggedIn);
  const { answer, state, reload } = useCall(listJackpots, {}, live);
  // Whoever plays with test money plays for other pools.
  const own = useCall(readOwnJackpots, {}, { ...live, isWanted: isPlayer });
  const jackpots = own.answer?.jackpots ?? answer?.jackpots ?? [];
  const drops = answer?.drops ?? [];
  const plays = answer?.plays ?? [];
  const shownState = state === 'loading' ? 'loading' : state === 'failed' ? 'error' : 'ready';
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Jackpots`} backTo="/" backLabel={t`Back to home`} />
      <p className="text-ink-muted">
        {t`Part of every bet goes into the jackpots, and every round has a chance to win one when it ends. The chance grows with the bet: two bets of ₱10 have the same chance as one of ₱20.`}
      </p>
      <ListState
        state={shownState === 'ready' && jackpots.length === 0 ? 'empty' : shownState}
        loadingText={say(listTexts.loading, language)}
        emptyText={t`There are no jackpots at the moment`}
        errorText={say(listTexts.failed, language)}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
        skeleton={<Skeleton className="h-96" />}
      >
        <ul className="grid gap-3 sm:grid-cols-2">
          {jackpots.map((jackpot) => (
            <JackpotCard
              key={jackpot.code}
              jackpot={jackpot}
              plays={plays.filter(({ code }) => jackpot.games.includes(code))}
            />
          ))}
        </ul>
      </ListState>
      {drops.length > 0 && (
        <section aria-labelledby="jackpots-won" className="flex flex-col gap-3">
          <h2 id="jackpots-won" className="font-bold font-display text-lg">{t`Won`}</h2>
          <Card flush>
            <ul>
              {drops.map((drop) => (
                <DropRow key={drop.id} drop={drop} />
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  );
}

interface JackpotCardProps {
  readonly jackpot: Jackpot;
  /** Where it can be won. */
  readonly plays: readonly GameCard[];
}

function JackpotCard({ jackpot, plays }: JackpotCardProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = say(jackpot.name, language);
  const cap = pesoText(jackpot.cap);
  const oneIn = pesoText(jackpot.one_in);
  const share = (jackpot.share_ppm / 10_000).toFixed(2);
  return (
    <li>
      <Card className="flex h-full flex-col gap-1">
        <h2 className="font-semibold text-ink-muted">{name}</h2>
        <p className="font-bold font-display text-2xl text-accent-strong">
          <Amount value={pesoText(jackpot.amount)} />
        </p>
        <p className="text-[0.8125rem] text-ink-muted">
          {t`On average it is won once per ${oneIn} in bets.`}{' '}
          {jackpot.share_ppm > 0 && t`${share}% of every bet goes into it.`}{' '}
          {jackpot.must_drop && t`It is won before it exceeds ${cap}.`}
        </p>
        {plays.length > 0 && <PlayedBy label={t`Games with ${name}`} games={plays} />}
        <details className="mt-auto text-[0.8125rem]">
          <summary className="cursor-pointer py-2">{t`Proof of the next draw`}</summary>
          <p className="break-all text-ink-muted">
            {t`Hash of the secret`}: {jackpot.commitment}
          </p>
        </details>
      </Card>
    </li>
  );
}

/** As many as two rows of a phone hold; the lobby has the others. */
const coversMax = 8;

function PlayedBy({
  label,
  games,
}: {
  readonly label: string;
  readonly games: readonly GameCard[];
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 pt-2">
      {games.slice(0, coversMax).map(({ code, en_name, img }) => (
        <li key={code}>
          <ContentLink href={gamePath(code)} className="block w-14">
            <GameCover img={img} className="rounded-control" />
            <span className="sr-only">{en_name}</span>
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
