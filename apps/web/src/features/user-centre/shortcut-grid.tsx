import { useLingui } from '@lingui/react/macro';
import { type Drawing, Icon } from '@perya/ui/icon';
import { personIcon } from '@perya/ui/icons/frame';
import { giftIcon } from '@perya/ui/icons/nav';
import { ticketIcon, trophyIcon, walletIcon } from '@perya/ui/icons/status';
import { Link } from '@tanstack/react-router';
import { useHasRoute } from '../../lib/page/has-route.ts';
import type { Partner } from '../../lib/session/partner.ts';
import { type ShortcutName, shortcutsFor, tilesPerRow } from './shortcuts.ts';

const drawings: Record<ShortcutName, Drawing> = {
  transaction: walletIcon,
  'bet-records': ticketIcon,
  bonus: giftIcon,
  account: personIcon,
  'daily-wins': trophyIcon,
};

/** The last row may hold fewer, which then take its whole width. */
const tileClasses: Record<number, string> = {
  1: 'basis-full',
  2: 'basis-[40%]',
  3: 'basis-[30%]',
  4: 'basis-[21%]',
};

/** [M-044 M-045 M-046 M-047 M-048] */
export function ShortcutGrid({ partner }: { readonly partner: Partner | null }) {
  const { t } = useLingui();
  const shortcuts = shortcutsFor(partner, useHasRoute());
  if (shortcuts.length === 0) return null;
  const names: Record<ShortcutName, string> = {
    transaction: t`Transaction`,
    'bet-records': t`Bet records`,
    bonus: t`Bonus`,
    account: t`Account`,
    'daily-wins': t`Daily wins`,
  };
  return (
    <nav aria-label={t`Shortcuts`}>
      <ul className="flex flex-wrap gap-2">
        {shortcuts.map(({ name, path }) => (
          <li key={name} className={`flex-1 ${tileClasses[tilesPerRow(shortcuts.length)]}`}>
            <Link
              to={path}
              className="flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-card border border-line bg-raised p-2 text-center font-semibold text-[0.8125rem] text-ink leading-tight no-underline shadow-card hover:bg-sunken"
            >
              <Icon drawing={drawings[name]} className="text-accent-strong" />
              {names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
