import { useLingui } from '@lingui/react/macro';
import { type Pulse, type PulseName, readToday } from '@perya/contract/house/staff-calls/today';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Money } from '../../lib/show/money.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

const lookEveryMs = 60_000;

/** How many, and how much where it is money. */
function Measured({ count, sum }: Pulse['today']) {
  const { i18n } = useLingui();
  return (
    <>
      {i18n.number(count)}
      {sum !== null && (
        <>
          {' · '}
          <Money amount={sum} />
        </>
      )}
    </>
  );
}

/** The day so far against the same hours a week ago, with what is far from it first. */
export function TodayPanel() {
  const { t } = useLingui();
  const { answer } = useCall(readToday, {}, { pollMs: lookEveryMs });
  const names: Record<PulseName, string> = {
    registrations: t`Registrations`,
    submissions: t`Identity checks sent in`,
    approvals: t`Identity checks approved`,
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals paid`,
  };
  // What a newer server tells and this page has no words for is left out until it is loaded anew.
  const rows = (answer?.rows ?? []).filter(({ name }) => name in names);
  if (rows.length === 0) return null;
  return (
    <Section title={t`Today against a week ago, to the hour`}>
      <PlainTable
        title={t`Today against a week ago, to the hour`}
        rows={rows.toSorted((a, b) => Number(b.is_unusual) - Number(a.is_unusual))}
        idOf={({ name }) => name}
        columns={[
          { id: 'what', title: t`What`, cell: ({ name }) => names[name] },
          {
            id: 'today',
            title: t`Today`,
            align: 'end',
            cell: (row) => <Measured {...row.today} />,
          },
          {
            id: 'before',
            title: t`A week ago`,
            align: 'end',
            cell: (row) => <Measured {...row.week_ago} />,
          },
          {
            id: 'unusual',
            title: t`Unusual`,
            cell: ({ is_unusual }) =>
              is_unusual ? <StatusBadge tone="warning">{t`Unusual`}</StatusBadge> : '–',
          },
        ]}
      />
    </Section>
  );
}
