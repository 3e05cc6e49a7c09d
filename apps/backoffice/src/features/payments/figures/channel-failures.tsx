import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { readPaymentFigures } from '@perya/contract/payments/staff-calls/figures';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
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
      <PlainTable
        title={t`Failures by channel`}
        rows={channels}
        idOf={({ id }) => String(id)}
        columns={[
          { id: 'name', title: t`Name`, cell: ({ name }) => name },
          {
            id: 'mode',
            title: t`Mode`,
            cell: ({ mode }) => (mode === 'deposit' ? t`Deposits` : t`Withdrawals`),
          },
          {
            id: 'completed',
            title: t`Completed`,
            align: 'end',
            cell: ({ completed }) => i18n.number(completed),
          },
          {
            id: 'failed',
            title: t`Failed`,
            align: 'end',
            cell: ({ failed }) => i18n.number(failed),
          },
          {
            id: 'share',
            title: t`Share`,
            align: 'end',
            cell: ({ failed, completed }) => share(failed, completed),
          },
        ]}
      />
    </Section>
  );
}
