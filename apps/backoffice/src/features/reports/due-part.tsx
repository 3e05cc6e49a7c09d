import { useLingui } from '@lingui/react/macro';
import { listDues } from '@perya/contract/reports/staff-calls/days';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Money } from '../../lib/show/money.tsx';
import { lastDayOf } from './last-day.ts';

/** What the regulator and the state get of each month, by its closed days. */
export function DuePart() {
  const { t } = useLingui();
  const { answer } = useCall(listDues, {});
  if (answer === null || answer.months.length === 0) return null;
  const end = { align: 'end' } as const;
  // Day by day, as they are computed.
  const toDays = (month: string, shown: ReactNode) => (
    <Link to="/reports" search={{ from: `${month}-01`, to: lastDayOf(`${month}-01`, 'month') }}>
      {shown}
    </Link>
  );
  return (
    <details className="shrink-0 px-4 pt-3">
      <summary className="w-fit cursor-pointer font-semibold">{t`Share and tax that are due`}</summary>
      <div className="overflow-x-auto py-2">
        <PlainTable
          title={t`Share and tax that are due`}
          rows={answer.months}
          idOf={({ month }) => month}
          columns={[
            { id: 'month', title: t`Month`, cell: ({ month }) => month },
            {
              id: 'days',
              title: t`Closed days`,
              ...end,
              cell: ({ days, is_whole }) => (is_whole ? t`all` : t`${days} so far`),
            },
            {
              id: 'ggr',
              title: t`GGR`,
              ...end,
              cell: ({ month, ggr }) => toDays(month, <Money amount={ggr} signed />),
            },
            {
              id: 'share',
              title: t`Regulator’s share`,
              ...end,
              cell: ({ month, share }) => toDays(month, <Money amount={share} />),
            },
            {
              id: 'tax',
              title: t`Tax`,
              ...end,
              cell: ({ month, tax }) => toDays(month, <Money amount={tax} />),
            },
            {
              id: 'due',
              title: t`To be paid`,
              ...end,
              cell: ({ month, due }) => toDays(month, <Money amount={due} />),
            },
          ]}
        />
      </div>
    </details>
  );
}
