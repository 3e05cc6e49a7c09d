import { useLingui } from '@lingui/react/macro';
import { listFundsDays } from '@perya/contract/evidence/staff-calls/funds';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';

/** Enough to compare by eye; the whole stands in the title. */
const hashShown = 12;

/** What the house owed its players, day by day, as each of them can check it. */
export function FundsTable() {
  const { t, i18n } = useLingui();
  const { answer } = useCall(listFundsDays, {});
  if (answer === null || answer.days.length === 0) return null;
  const end = { align: 'end' } as const;
  return (
    <Section title={t`Owed to players`}>
      <div className="rounded-card border border-line bg-raised">
        <PlainTable
          title={t`Owed to players`}
          rows={answer.days}
          idOf={({ day }) => day}
          columns={[
            { id: 'day', title: t`Day`, cell: ({ day }) => day },
            { id: 'players', title: t`Players`, ...end, cell: (day) => i18n.number(day.players) },
            {
              id: 'balances',
              title: t`Balances`,
              ...end,
              cell: ({ balances }) => <Money amount={balances} />,
            },
            {
              id: 'withdrawals',
              title: t`Withdrawals on their way`,
              ...end,
              cell: ({ withdrawals }) => <Money amount={withdrawals} />,
            },
            {
              id: 'stakes',
              title: t`Stakes of open rounds`,
              ...end,
              cell: ({ stakes }) => <Money amount={stakes} />,
            },
            { id: 'total', title: t`Total`, ...end, cell: ({ total }) => <Money amount={total} /> },
            {
              id: 'root',
              title: t`Root`,
              cell: ({ root }) => (
                <span className="amount-figures" title={root}>
                  {root.slice(0, hashShown)}
                </span>
              ),
            },
            { id: 'taken', title: t`Counted`, cell: ({ taken_at }) => <Age at={taken_at} /> },
          ]}
        />
      </div>
    </Section>
  );
}
