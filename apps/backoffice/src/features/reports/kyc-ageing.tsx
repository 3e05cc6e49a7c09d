import { useLingui } from '@lingui/react/macro';
import { readKycAgeing } from '@perya/contract/reports/staff-calls/people';
import { Link } from '@tanstack/react-router';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';

/** How long submissions of the identity check have been waiting. */
export function KycAgeing() {
  const { t, i18n } = useLingui();
  const { answer } = useCall(readKycAgeing, {});
  if (answer === null) return null;
  const ageOf = (hours: number) => {
    const days = hours / 24;
    return hours === 0 ? t`Less than a day` : t`${days} days or more`;
  };
  return (
    <details className="shrink-0 px-4 pt-3">
      <summary className="w-fit cursor-pointer font-semibold">{t`Waiting for the identity check`}</summary>
      <PlainTable
        title={t`Waiting for the identity check`}
        rows={answer.buckets}
        idOf={({ hours }) => String(hours)}
        columns={[
          { id: 'age', title: t`Waiting`, cell: ({ hours }) => ageOf(hours) },
          {
            id: 'waiting',
            title: t`For a reviewer`,
            align: 'end',
            cell: ({ waiting }) => <Link to="/kyc">{i18n.number(waiting)}</Link>,
          },
          {
            id: 'escalated',
            title: t`Escalated`,
            align: 'end',
            cell: ({ escalated }) => <Link to="/kyc">{i18n.number(escalated)}</Link>,
          },
        ]}
      />
    </details>
  );
}
