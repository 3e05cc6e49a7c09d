import { useLingui } from '@lingui/react/macro';
import type { PartnerChannelState } from '@perya/contract/partners/staff-calls/channels';
import { Moment } from '../../lib/show/moment.tsx';

type Hours = PartnerChannelState['hours'];

const kinds = [
  ['failed', 'bg-negative'],
  ['refused', 'bg-warning'],
  ['entered', 'bg-positive'],
] as const;

const sumOf = ({ entered, refused, failed }: Hours[number]) => entered + refused + failed;

/** A bar for each hour, by what became of its entries; the table behind it says the same. */
export function HourBars({ hours, label }: { readonly hours: Hours; readonly label: string }) {
  const { t, i18n } = useLingui();
  const highest = Math.max(1, ...hours.map(sumOf));
  const busy = hours.filter((hour) => sumOf(hour) > 0);
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="flex h-16 items-end gap-0.5 border-line border-b">
        {hours.map((hour) => (
          <div key={hour.at} className="flex h-full flex-1 flex-col justify-end">
            {kinds.map(([kind, color]) => (
              <div
                key={kind}
                className={color}
                style={{ height: `${(hour[kind] / highest) * 100}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <details>
        <summary>{t`As a table`}</summary>
        <table aria-label={t`Entries by the hour: ${label}`} className="list-table">
          <thead>
            <tr>
              <th scope="col">{t`Hour`}</th>
              <th scope="col" className="text-right">{t`Entered`}</th>
              <th scope="col" className="text-right">{t`Refused`}</th>
              <th scope="col" className="text-right">{t`Host failed`}</th>
            </tr>
          </thead>
          <tbody>
            {busy.map((hour) => (
              <tr key={hour.at}>
                <td>
                  <Moment at={hour.at} />
                </td>
                <td className="amount-figures text-right">{i18n.number(hour.entered)}</td>
                <td className="amount-figures text-right">{i18n.number(hour.refused)}</td>
                <td className="amount-figures text-right">{i18n.number(hour.failed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
