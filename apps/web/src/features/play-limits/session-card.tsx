import { useLingui } from '@lingui/react/macro';
import { getSessionSpending } from '@perya/contract/payments/calls/spending';
import { Amount } from '@perya/ui/amount';
import { useCall } from '../../lib/query/use-call.ts';
import { changeText, pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { LimitsSection } from './limits-section.tsx';

/** What was paid in, staked and won since the login; without an answer there is no card. */
export function SessionCard() {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { answer } = useCall(getSessionSpending, {});
  if (answer === null) return null;
  const { since, deposited, staked, won, net } = answer;
  const begun = moment(since);
  return (
    <LimitsSection title={t`This session`} explanation={t`Since you logged in: ${begun}`}>
      <dl className="-my-2">
        <FigureRow label={t`Deposited`} value={pesoText(deposited)} />
        <FigureRow label={t`Staked`} value={pesoText(staked)} />
        <FigureRow label={t`Won`} value={pesoText(won)} />
        <FigureRow label={t`Net`} value={changeText(net)} />
      </dl>
    </LimitsSection>
  );
}

function FigureRow({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b py-2 last:border-b-0 last:font-bold">
      <dt>{label}</dt>
      <dd>
        <Amount value={value} />
      </dd>
    </div>
  );
}
