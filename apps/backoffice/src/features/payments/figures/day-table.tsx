import { useLingui } from '@lingui/react/macro';
import type { PaymentsDay } from '@perya/contract/payments/staff-calls/figures';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { Money } from '../../../lib/show/money.tsx';

/** The figures behind the lines, the newest day first. */
export function DayTable({ days }: { readonly days: readonly PaymentsDay[] }) {
  const { t, i18n } = useLingui();
  return (
    <details>
      <summary className="w-fit cursor-pointer font-semibold">{t`As a table`}</summary>
      <PlainTable
        title={t`Paid in and out, by day`}
        rows={days.toReversed()}
        idOf={({ day }) => day}
        columns={[
          { id: 'day', title: t`Day`, cell: ({ day }) => day },
          {
            id: 'deposits',
            title: t`Deposits`,
            align: 'end',
            cell: ({ deposits }) => i18n.number(deposits),
          },
          {
            id: 'paid-in',
            title: t`Paid in`,
            align: 'end',
            cell: ({ deposited }) => <Money amount={deposited} />,
          },
          {
            id: 'payouts',
            title: t`Payouts`,
            align: 'end',
            cell: ({ payouts }) => i18n.number(payouts),
          },
          {
            id: 'paid-out',
            title: t`Paid out`,
            align: 'end',
            cell: ({ paid_out }) => <Money amount={paid_out} />,
          },
          {
            id: 'approval',
            title: t`Minutes to an approval`,
            align: 'end',
            cell: ({ median_approval_seconds: seconds }) =>
              seconds === null ? '–' : i18n.number(seconds / 60, { maximumFractionDigits: 1 }),
          },
        ]}
      />
    </details>
  );
}
