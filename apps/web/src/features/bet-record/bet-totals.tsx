import { Plural, useLingui } from '@lingui/react/macro';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { Skeleton } from '@perya/ui/states/skeleton';
import { pesoText } from '../../lib/text/peso-text.ts';
import type { BetTotals as Totals } from './use-bets.ts';

/** What the whole filter staked and was paid, not only the rows in sight. [G-132 G-313] */
export function BetTotals({ totals }: { readonly totals: Totals | null }) {
  const { t } = useLingui();
  return (
    <Card kind="glow" className="p-5">
      <dl className="grid grid-cols-2 gap-4">
        <Figure label={t`Total bet`} value={totals && pesoText(totals.staked)} />
        <Figure label={t`Total win`} value={totals && pesoText(totals.won)} />
      </dl>
      {totals !== null && (
        <p className="mt-2 text-[0.8125rem]">
          <Plural value={totals.count} one="# record" other="# records" />
        </p>
      )}
    </Card>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string | null }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold text-[0.875rem]">{label}</dt>
      <dd className="font-display font-extrabold text-[1.375rem] leading-tight">
        {value === null ? <Skeleton className="h-7 w-28" /> : <Amount value={value} />}
      </dd>
    </div>
  );
}
