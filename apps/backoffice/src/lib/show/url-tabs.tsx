import { classNames } from '@perya/ui/class-names';
import { Link, type LinkProps } from '@tanstack/react-router';

export interface UrlTab {
  readonly label: string;
  readonly link: LinkProps;
  /** Behind the label: how many wait there. */
  readonly count?: string | null;
}

/** Parts of a room or a page, each with an address of its own. */
export function UrlTabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly UrlTab[];
}) {
  return (
    <nav aria-label={label} className="flex gap-4 overflow-x-auto border-line border-b">
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          {...tab.link}
          activeProps={{ 'aria-current': 'page', className: 'border-accent text-ink' }}
          inactiveProps={{ className: 'border-transparent text-ink-muted hover:text-ink' }}
          className={classNames(
            '-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 font-semibold no-underline -outline-offset-2',
          )}
        >
          {tab.label}
          {tab.count && <span className="amount-figures text-ink-muted">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
