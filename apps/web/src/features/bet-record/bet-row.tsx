import { useLingui } from '@lingui/react/macro';
import type { Bet } from '@perya/contract/games/calls/bets';
import { Amount } from '@perya/ui/amount';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { Link } from '@tanstack/react-router';
import { changeText, pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { BetStatusBadge } from './bet-status.tsx';
import { GameArt } from './game-art.tsx';
import { netClass } from './net-class.ts';

/** One record: what was played, when, how it stands, and the three amounts. [G-055 G-131 G-292] */
export function BetRow({ bet }: { readonly bet: Bet }) {
  const { t } = useLingui();
  const moment = useMoment('time');
  return (
    <Link
      to="/bet-record/$id"
      params={{ id: bet.id }}
      className="flex items-center gap-3 px-4 py-3 text-ink -outline-offset-3 no-underline hover:bg-sunken"
    >
      <GameArt img={bet.game_img} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 md:grid-cols-[minmax(0,1fr)_9rem_9rem]">
        <div className="col-span-2 min-w-0 md:col-span-1">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:justify-start">
            <span className="min-w-0 truncate font-semibold text-[0.9375rem]">{bet.game_name}</span>
            <BetStatusBadge status={bet.status} />
          </p>
          <p className="truncate text-[0.8125rem] text-ink-muted">
            {bet.brand_name} · {moment(bet.created_at)}
          </p>
        </div>
        <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-ink-muted md:block md:text-right">
          <span className="whitespace-nowrap">
            {t`Bet`} <Amount value={pesoText(bet.bet_amount)} className="text-ink" />
          </span>
          <span className="whitespace-nowrap md:block">
            {t`Win`} <Amount value={pesoText(bet.settlement_amount)} className="text-ink" />
          </span>
          {bet.held_amount !== '0.00' && (
            <span className="block text-ink">
              {t`Being checked`} <Amount value={pesoText(bet.held_amount)} />
            </span>
          )}
        </p>
        <p className="justify-self-end font-bold">
          <Amount value={changeText(bet.net_amount)} className={netClass(bet.net_amount)} />
        </p>
      </div>
      <Icon drawing={chevronRightIcon} className="size-5 text-ink-muted max-[22.4rem]:hidden" />
    </Link>
  );
}
