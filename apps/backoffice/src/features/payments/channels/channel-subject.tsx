import { useLingui } from '@lingui/react/macro';
import { listStaffChannels } from '@perya/contract/payments/staff-calls/channels';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { ChannelState } from './channels-page.tsx';

/** The channel that a request changes; of a new one those that there are, which it would stand beside. */
export function ChannelSubject({ id: topic }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <StandingSection call={listStaffChannels} input={{}}>
      {(channels) => {
        const same = channels.filter(({ id }) => String(id) === topic);
        const beside = channels.filter(({ mode }) => topic.startsWith(`${mode} `));
        return (
          <PlainTable
            title={t`Channels`}
            rows={same.length > 0 ? same : beside}
            idOf={({ id }) => String(id)}
            columns={[
              { id: 'name', title: t`Name`, cell: ({ name }) => name },
              {
                id: 'mode',
                title: t`Kind`,
                cell: ({ mode }) => (mode === 'deposit' ? t`Deposits` : t`Withdrawals`),
              },
              { id: 'state', title: t`State`, cell: (row) => <ChannelState channel={row} /> },
              {
                id: 'min',
                title: t`From`,
                align: 'end',
                cell: ({ min_amount: min }) => (min === null ? '–' : <Money amount={min} />),
              },
              {
                id: 'max',
                title: t`Up to`,
                align: 'end',
                cell: ({ max_amount: max }) => (max === null ? '–' : <Money amount={max} />),
              },
              {
                id: 'fee',
                title: t`Fee`,
                align: 'end',
                cell: ({ fee_fixed, fee_basis_points: share }) => (
                  <>
                    <Money amount={fee_fixed} />
                    {share > 0 && ` + ${share / 100} %`}
                  </>
                ),
              },
            ]}
          />
        );
      }}
    </StandingSection>
  );
}
