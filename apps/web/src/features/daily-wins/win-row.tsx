import { useLingui } from '@lingui/react/macro';
import type { DailyWin } from '@perya/contract/games/calls/bets';
import { Amount } from '@perya/ui/amount';
import { Badge } from '@perya/ui/badge';
import { Link } from '@tanstack/react-router';
import { GameCover } from '../../lib/game/game-cover.tsx';
import { useLaunchGame } from '../../lib/game/launch-game.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { multiplierText } from './multiplier-text.ts';

interface WinRowProps {
  readonly win: DailyWin;
  readonly rank: number;
}

/** The cover opens the game; a win of one's own leads to its record. */
export function WinRow({ win, rank }: WinRowProps) {
  const { t } = useLingui();
  const moment = useMoment('time');
  const launch = useLaunchGame();
  const name = win.game_name;
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <span className="amount-figures w-6 shrink-0 text-center font-bold font-display text-ink-muted">
        {rank}
      </span>
      <button
        type="button"
        aria-label={t`Play ${name}`}
        onClick={() => launch({ code: win.game_code, en_name: name })}
        className="w-12 shrink-0 overflow-hidden rounded-control"
      >
        <GameCover img={win.img} />
      </button>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-[0.9375rem]">{name}</p>
        <p className="flex items-center gap-2 text-[0.8125rem] text-ink-muted">
          <span className="truncate">{win.nickname}</span>
          {win.is_own && <Badge tone="accent">{t`You`}</Badge>}
        </p>
        <p className="text-[0.8125rem] text-ink-muted">
          <span className="whitespace-nowrap">
            {t`Stake`} <Amount value={pesoText(win.stake)} />
          </span>{' '}
          · <span className="whitespace-nowrap">{moment(win.at)}</span>
        </p>
      </div>
      <div className="text-right">
        <p className="font-bold text-positive">
          <Amount value={pesoText(win.amount)} />
        </p>
        <p className="amount-figures text-[0.8125rem] text-ink-muted">
          {multiplierText(win.multiplier_percent)}
        </p>
        {win.is_own && (
          <Link
            to="/bet-record/$id"
            params={{ id: win.id }}
            className="-my-1 inline-flex min-h-11 items-center font-semibold text-[0.875rem] text-accent-strong underline underline-offset-4"
          >
            {t`Record`}
          </Link>
        )}
      </div>
    </li>
  );
}
