import { useLingui } from '@lingui/react/macro';
import { classNames } from '@perya/ui/class-names';
import { Link } from '@tanstack/react-router';
import { type RecordSearch, type RecordTab, recordTabs } from './record-search.ts';

interface RecordTabsProps {
  readonly tab: RecordTab;
  readonly search: RecordSearch;
}

/** Links, because each has an address; the days stay, types and statuses are each tab's own. [G-045] */
export function RecordTabs({ tab, search }: RecordTabsProps) {
  const { t } = useLingui();
  const names: Record<RecordTab, string> = {
    balance: t`Balance`,
    deposit: t`Deposit`,
    withdraw: t`Withdraw`,
    bonus: t`Bonus`,
  };
  return (
    <nav
      aria-label={t`Records`}
      className="flex gap-1 overflow-x-auto rounded-control bg-sunken p-1 max-[379px]:grid max-[379px]:grid-cols-2"
    >
      {recordTabs.map((each) => (
        <Link
          key={each}
          to={`/s-transaction/${each}`}
          search={{ time_flag: search.time_flag }}
          replace
          aria-current={each === tab ? 'page' : undefined}
          className={classNames(
            'flex min-h-11 flex-auto items-center justify-center rounded-[calc(var(--control-round)-0.25rem)] whitespace-nowrap px-1.5 text-center font-semibold text-[0.8125rem] leading-tight min-[380px]:px-2 min-[380px]:text-[0.875rem] no-underline -outline-offset-2 md:text-[0.9375rem]',
            each === tab ? 'bg-raised text-ink shadow-card' : 'text-ink-muted hover:text-ink',
          )}
        >
          {names[each]}
        </Link>
      ))}
    </nav>
  );
}
