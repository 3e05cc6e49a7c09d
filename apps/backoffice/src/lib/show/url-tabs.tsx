import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export interface UrlTab {
  readonly label: string;
  readonly link: LinkProps;
  /** True where its page is open at an address other than its own. */
  readonly isOpen?: boolean;
  /** Behind the label: how many wait there. */
  readonly count?: string | null;
}

const open = { 'aria-current': 'page', className: 'border-accent text-ink' } as const;
const closed = { className: 'border-transparent text-ink-muted hover:text-ink' } as const;

/** Parts of a room or a page, each with an address of its own. */
export function UrlTabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly UrlTab[];
}) {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Where they do not all fit, the one that is open is in sight; also once the window is narrower or turned.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another tab.
  useEffect(() => {
    const all = bar.current;
    if (all === null) return;
    const sizes = new ResizeObserver(() => {
      const current = all.querySelector('[aria-current="page"]');
      if (current === null) return;
      const [outer, inner] = [all, current].map((element) => element.getBoundingClientRect());
      if (outer && inner) {
        all.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
      }
    });
    // Tells the size at once, too.
    sizes.observe(all);
    return () => sizes.disconnect();
  }, [pathname]);
  return (
    <nav
      ref={bar}
      aria-label={label}
      className="flex shrink-0 gap-4 overflow-x-auto overflow-y-hidden border-line border-b"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          {...tab.link}
          activeProps={open}
          inactiveProps={tab.isOpen ? open : closed}
          className="-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 font-semibold no-underline -outline-offset-2"
        >
          {tab.label}
          {tab.count && <span className="amount-figures text-ink-muted">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
