import { classNames } from '@perya/ui/class-names';
import { Link } from '@tanstack/react-router';

interface PointsTabsProps {
  readonly tab: 'earn' | 'redeem';
  /** Texts come from whoever shows them: those of lib would be in the first load. */
  readonly label: string;
  readonly earn: string;
  readonly redeem: string;
}

/** The two halves of the points section, each with an address of its own. [M-060 M-061] */
export function PointsTabs({ tab, label, earn, redeem }: PointsTabsProps) {
  const tabs = [
    { name: 'earn', to: '/s-points', text: earn },
    { name: 'redeem', to: '/s-points/mall', text: redeem },
  ] as const;
  return (
    <nav aria-label={label} className="flex gap-1 rounded-control bg-sunken p-1">
      {tabs.map(({ name, to, text }) => (
        <Link
          key={name}
          to={to as string}
          replace
          aria-current={name === tab ? 'page' : undefined}
          className={classNames(
            'flex min-h-11 flex-1 items-center justify-center rounded-[calc(var(--control-round)-0.25rem)] px-2 text-center font-semibold text-[0.9375rem] leading-tight no-underline -outline-offset-2',
            name === tab ? 'bg-raised text-ink shadow-card' : 'text-ink-muted hover:text-ink',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
