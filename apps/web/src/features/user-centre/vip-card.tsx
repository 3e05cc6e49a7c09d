import { useLingui } from '@lingui/react/macro';
import { tierOf } from '@perya/contract/rules/vip/levels';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { Link } from '@tanstack/react-router';
import { VipMedal } from '../../lib/vip/vip-medal.tsx';

/** The player's medal and level, with the way to more of it. [M-042] */
export function VipCard({ level }: { readonly level: number }) {
  const { t } = useLingui();
  const tier = tierOf(level);
  return (
    <div className="relative flex min-h-16 items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 shadow-card hover:bg-sunken">
      <VipMedal tier={tier} className="size-12" />
      <p className="min-w-0">
        <span className="block font-bold leading-tight">{t`VIP ${level}`}</span>
        {tier !== null && <span className="text-[0.875rem] text-ink-muted">{tier}</span>}
      </p>
      {/* Its target is the whole card. */}
      <Link
        to="/s-vip"
        className="ml-auto inline-flex min-h-11 items-center gap-2 font-semibold text-[0.9375rem] text-ink no-underline after:absolute after:inset-0 after:rounded-control"
      >
        {t`VIP Center`}
        <Icon drawing={chevronRightIcon} className="size-5 text-ink-muted" />
      </Link>
    </div>
  );
}
