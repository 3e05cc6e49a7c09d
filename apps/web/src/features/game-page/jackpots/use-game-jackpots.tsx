import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  type Jackpot,
  jackpotSeconds,
  listJackpots,
  readOwnJackpots,
} from '@perya/contract/games/calls/jackpots';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openModal } from '../../../lib/modals/open-modal.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';

const liveMs = jackpotSeconds * 1000;
/** Which games have jackpots changes by the day. */
const knownMs = 60_000;

/** The jackpots of a game as they stand for this player; whoever wins one is told over the game, which goes on below. */
export function useGameJackpots(code: string): readonly Jackpot[] {
  const known = useCall(listJackpots, {}, { freshMs: knownMs });
  const hasAny = known.answer?.jackpots.some(({ games }) => games.includes(code)) ?? false;
  const own = useCall(
    readOwnJackpots,
    {},
    { isWanted: hasAny, freshMs: liveMs, pollMs: hasAny ? liveMs : undefined },
  );
  useToldWins(own.answer?.wins ?? null);
  return own.answer?.jackpots.filter(({ games }) => games.includes(code)) ?? [];
}

interface OwnWin {
  readonly id: string;
  readonly name: { readonly en: string; readonly tl: string };
  readonly amount: string;
}

/** What was won before the page was opened has been told by a notice. */
function useToldWins(wins: readonly OwnWin[] | null): void {
  const { t } = useLingui();
  const { language } = useLanguage();
  const told = useRef<ReadonlySet<string> | null>(null);
  const tell = useEffectEvent(({ name, amount }: OwnWin) => {
    openModal({
      title: t`Jackpot`,
      presentation: 'bottom',
      closeOnMask: true,
      closeOnEscape: true,
      content: (close) => (
        <div className="flex flex-col items-center gap-3 text-center">
          <p className="font-display text-xl">{say(name, language)}</p>
          <p className="font-bold font-display text-3xl text-positive">
            <Amount value={pesoText(amount)} />
          </p>
          <p className="text-ink-muted">{t`It is in your balance.`}</p>
          <Button onClick={close}>{t`Continue`}</Button>
        </div>
      ),
    });
  });
  useEffect(() => {
    if (wins === null) return;
    const before = told.current;
    told.current = new Set(wins.map(({ id }) => id));
    if (before === null) return;
    for (const win of wins) if (!before.has(win.id)) tell(win);
  }, [wins]);
}
