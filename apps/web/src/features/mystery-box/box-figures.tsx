import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { queryBoxBonus } from '@perya/contract/promotions/calls/boxes';
import { Card } from '@perya/ui/card';

/** What boxes have brought, what waits and what is gone. [G-218] */
export function BoxFigures({ bonus }: { readonly bonus: AnswerOf<typeof queryBoxBonus> }) {
  const { t } = useLingui();
  const figures = [
    { name: t`Opened`, value: bonus.claimed },
    { name: t`Waiting`, value: bonus.not_received },
    { name: t`Gone unopened`, value: bonus.unclaimed },
  ];
  return (
    <Card kind="glow" className="flex flex-col gap-3">
      <div>
        <p className="text-[0.9375rem]">{t`Won in boxes (PHP)`}</p>
        <p className="amount-figures font-extrabold font-display text-3xl">{bonus.total}</p>
      </div>
      <dl className="grid grid-cols-3 gap-2">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-[0.8125rem] leading-tight">{name}</dt>
            <dd className="amount-figures font-bold text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
