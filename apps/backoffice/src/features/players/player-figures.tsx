import { useLingui } from '@lingui/react/macro';
import {
  type PlayerFigure,
  playerFigureDays,
  readPlayerFigures,
} from '@perya/contract/house/staff-calls/player-figures';
import type { PlayerPage } from '@perya/contract/identity/staff-calls/players';
import { readPlayerWallet } from '@perya/contract/ledger/staff-calls/player-money';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { type Figure, FigureCards } from '../../lib/show/figure-cards.tsx';
import { formatMoney } from '../../lib/show/format-money.ts';
import { Age } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { Sparkline } from '../../lib/show/sparkline/sparkline.tsx';

/** What the player has now; it leads to the entries that made it. */
function useBalance(uid: string): readonly Figure[] {
  const { t } = useLingui();
  const may = useMay();
  const { answer } = useCall(readPlayerWallet, { uid }, { isWanted: may('ledger.read') });
  if (answer === null) return [];
  return [
    {
      id: 'balance',
      label: t`Balance`,
      value: (
        <Link to="/players/$uid/ledger" params={{ uid }}>
          <Money amount={answer.balance} />
        </Link>
      ),
    },
  ];
}

function useKeptFigures(uid: string): readonly Figure[] {
  const { t, i18n } = useLingui();
  const { answer } = useCall(readPlayerFigures, { uid });
  const names: Record<PlayerFigure, string> = {
    deposited: t`Deposited`,
    withdrawn: t`Paid out`,
    ggr: t`GGR`,
    bonuses: t`Bonus cost`,
  };
  if (answer === null) return [];
  const { vip_level, filcoins } = answer;
  const vip: Figure = { id: 'vip', label: t`VIP level`, value: vip_level };
  const points: Figure = {
    id: 'filcoins',
    label: t`Filcoins`,
    value: filcoins !== null && i18n.number(filcoins),
  };
  const money = answer.rows.map(({ name, total, days }) => {
    const today = formatMoney(days.at(-1) ?? '0.00');
    return {
      id: name,
      label: names[name],
      value: (
        <span className="flex flex-wrap items-center gap-x-2">
          <Money amount={total} />
          <Sparkline
            values={days.map(Number)}
            label={t`The last ${playerFigureDays} days are drawn; today ${today}`}
          />
        </span>
      ),
    };
  });
  return [...money, ...(filcoins === null ? [] : [points]), vip];
}

/** The player's money at a glance, whatever part of the page is open. */
export function PlayerFigures({ player }: { readonly player: PlayerPage }) {
  const { t } = useLingui();
  const balance = useBalance(player.uid);
  const kept = useKeptFigures(player.uid);
  const seen: Figure = {
    id: 'seen',
    label: t`Last seen`,
    value: player.last_seen_at === null ? '–' : <Age at={player.last_seen_at} />,
  };
  return (
    <div className="px-4 pb-3">
      <FigureCards figures={[...balance, ...kept, seen]} isStrip />
    </div>
  );
}
