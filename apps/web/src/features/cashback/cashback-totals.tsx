import { useLingui } from '@lingui/react/macro';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { pesoText } from '../../lib/text/peso-text.ts';

interface CashbackTotalsProps {
  readonly today: string;
  readonly total: string;
}

export function CashbackTotals({ today, total }: CashbackTotalsProps) {
  const { t } = useLingui();
  return (
    <Card kind="glow" className="p-5">
      <dl className="grid grid-cols-2 gap-4">
        {[
          [t`Today`, today],
          [t`In all`, total],
        ].map(([term, amount = '']) => (
          <div key={term} className="min-w-0">
            <dt className="font-semibold text-[0.9375rem]">{term}</dt>
            <dd className="font-display font-extrabold text-2xl leading-tight">
              <Amount value={pesoText(amount)} rolling />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
