import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
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
  const shownState = state === 'loading' ? 'loading' : state === 'failed' ? 'error' : 'ready';
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Jackpots`} backTo="/" backLabel={t`Back to home`} />
      <p className="text-ink-muted">
        {t`A part of every stake fills them, and every round draws for them as it ends. Twice the stake is twice the chance, in one round or in two, so a bigger bet is never needed.`}
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
            <JackpotCard key={jackpot.code} jackpot={jackpot} />
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

function JackpotCard({ jackpot }: { readonly jackpot: Jackpot }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const cap = pesoText(jackpot.cap);
  const oneIn = pesoText(jackpot.one_in);
  const share = (jackpot.share_ppm / 10_000).toFixed(2);
  return (
    <li>
      <Card>
        <h2 className="font-semibold text-ink-muted">{say(jackpot.name, language)}</h2>
        <p className="font-bold font-display text-2xl text-accent-strong">
          <Amount value={pesoText(jackpot.amount)} />
        </p>
        <p className="text-[0.8125rem] text-ink-muted">
          {t`Won once for ${oneIn} of stakes, on average.`}{' '}
          {jackpot.share_ppm > 0 && t`It takes ${share} % of stakes.`}{' '}
          {jackpot.must_drop && t`It is won before it exceeds ${cap}.`}
        </p>
        <details className="text-[0.8125rem]">
          <summary className="cursor-pointer py-2">{t`Proof of the next draw`}</summary>
          <p className="break-all text-ink-muted">
            {t`Hash of the secret`}: {jackpot.commitment}
          </p>
        </details>
      </Card>
    </li>
  );
}
