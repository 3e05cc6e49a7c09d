import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { useId } from 'react';
import { changeText, pesoText } from '../../lib/text/peso-text.ts';

/** The day in Manila in three figures. */
export function TodayCard({ today }: { readonly today: PlayLimits['today'] }) {
  const { t } = useLingui();
  const id = useId();
  const rows = [
    { label: t`Staked`, value: pesoText(today.staked) },
    { label: t`Won`, value: pesoText(today.won) },
    { label: t`Net`, value: changeText(today.net) },
  ];
  return (
    <section aria-labelledby={id}>
      <Card kind="glow" className="flex flex-col gap-3 p-5">
        <h2 id={id} className="font-bold text-lg leading-snug">{t`Today`}</h2>
        <dl className="grid grid-cols-3 gap-3 max-[359px]:grid-cols-1 max-[359px]:gap-1 max-[359px]:*:flex max-[359px]:*:items-baseline max-[359px]:*:justify-between">
          {rows.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-[0.8125rem]">{label}</dt>
              <dd className="font-bold font-display text-[1.0625rem] leading-tight [overflow-wrap:anywhere]">
                <Amount value={value} className="whitespace-normal" />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
