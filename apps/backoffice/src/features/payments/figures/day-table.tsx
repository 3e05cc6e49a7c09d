import { useLingui } from '@lingui/react/macro';
import type { PaymentsDay } from '@perya/contract/staff/calls/payments/figures';
import { Money } from '../../../lib/show/money.tsx';

/** The figures behind the lines, the newest day first. */
export function DayTable({ days }: { readonly days: readonly PaymentsDay[] }) {
  const { t, i18n } = useLingui();
  return (
    <details>
      <summary className="w-fit cursor-pointer font-semibold">{t`As a table`}</summary>
      <div className="overflow-x-auto">
        <table aria-label={t`Paid in and out, by day`} className="list-table">
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col" className="text-right">{t`Deposits`}</th>
              <th scope="col" className="text-right">{t`Paid in`}</th>
              <th scope="col" className="text-right">{t`Payouts`}</th>
              <th scope="col" className="text-right">{t`Paid out`}</th>
              <th scope="col" className="text-right">{t`Minutes to an approval`}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <td>{day.day}</td>
                <td className="amount-figures text-right">{i18n.number(day.deposits)}</td>
                <td className="text-right">
                  <Money amount={day.deposited} />
                </td>
                <td className="amount-figures text-right">{i18n.number(day.payouts)}</td>
                <td className="text-right">
                  <Money amount={day.paid_out} />
                </td>
                <td className="amount-figures text-right">
                  {day.median_approval_seconds === null
                    ? '–'
                    : i18n.number(day.median_approval_seconds / 60, { maximumFractionDigits: 1 })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
