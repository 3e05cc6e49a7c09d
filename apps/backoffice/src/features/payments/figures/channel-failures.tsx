import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { readPaymentFigures } from '@perya/contract/staff/calls/payments/figures';
import { Section } from '../../../lib/show/facts.tsx';

interface ChannelFailuresProps {
  readonly channels: AnswerOf<typeof readPaymentFigures>['channels'];
}

/** What failed by each channel, as a share of what came to its end. */
export function ChannelFailures({ channels }: ChannelFailuresProps) {
  const { t, i18n } = useLingui();
  const share = (failed: number, completed: number) =>
    failed + completed === 0
      ? '–'
      : i18n.number(failed / (failed + completed), { style: 'percent' });
  return (
    <Section title={t`Failures by channel`}>
      <div className="overflow-x-auto">
        <table aria-label={t`Failures by channel`} className="list-table">
          <thead>
            <tr>
              <th scope="col">{t`Name`}</th>
              <th scope="col">{t`Mode`}</th>
              <th scope="col" className="text-right">{t`Completed`}</th>
              <th scope="col" className="text-right">{t`Failed`}</th>
              <th scope="col" className="text-right">{t`Share`}</th>
            </tr>
          </thead>
          <tbody>
            {channels.map(({ id, name, mode, completed, failed }) => (
              <tr key={id}>
                <td>{name}</td>
                <td>{mode === 'deposit' ? t`Deposits` : t`Withdrawals`}</td>
                <td className="amount-figures text-right">{i18n.number(completed)}</td>
                <td className="amount-figures text-right">{i18n.number(failed)}</td>
                <td className="amount-figures text-right">{share(failed, completed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
