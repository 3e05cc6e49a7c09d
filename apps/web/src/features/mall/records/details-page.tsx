import { useLingui } from '@lingui/react/macro';
import { classNames } from '@perya/ui/class-names';
import { Link } from '@tanstack/react-router';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { EarnList } from './earn-list.tsx';
import { RedeemList } from './redeem-list.tsx';

interface DetailsPageProps {
  readonly tab: 'earn' | 'redeem';
}

/** Where Filcoins came from, and what they went into. [M-071 M-072] */
export function DetailsPage({ tab }: DetailsPageProps) {
  const { t } = useLingui();
  const tabs = [
    { name: 'earn', to: '/s-points/earn/detail', label: t`Earned` },
    { name: 'redeem', to: '/s-points/mall/detail', label: t`Redeemed` },
  ] as const;
  return (
    <div className="page-column">
      <PageHead title={t`Details`} backTo="/s-points/mall" backLabel={t`Back to the mall`} />
      <nav aria-label={t`Details`} className="flex gap-1 rounded-control bg-sunken p-1">
        {tabs.map(({ name, to, label }) => (
          <Link
            key={name}
            to={to}
            replace
            aria-current={name === tab ? 'page' : undefined}
            className={classNames(
              'flex min-h-11 flex-1 items-center justify-center rounded-[calc(var(--control-round)-0.25rem)] px-2 font-semibold text-[0.9375rem] no-underline -outline-offset-2',
              name === tab ? 'bg-raised text-ink shadow-card' : 'text-ink-muted hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      {tab === 'earn' ? <EarnList /> : <RedeemList />}
    </div>
  );
}
