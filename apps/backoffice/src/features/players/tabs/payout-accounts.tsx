import { useLingui } from '@lingui/react/macro';
import { listPayoutAccounts } from '@perya/contract/payments/staff-calls/withdrawals';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallSection } from '../../../lib/show/call-section.tsx';
import { InquiryAnswer } from '../../../lib/show/inquiry-answer.tsx';
import { Moment } from '../../../lib/show/moment.tsx';

/** Where the player is paid to, and in whose name the banks have it. */
export function PayoutAccounts({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const read = useCall(listPayoutAccounts, { uid });
  return (
    <CallSection title={t`Withdrawal accounts`} read={read}>
      {(accounts) => (
        <PlainTable
          title={t`Withdrawal accounts`}
          rows={accounts}
          idOf={({ id }) => id}
          emptyText={t`The player has no withdrawal account`}
          columns={[
            { id: 'channel', title: t`Channel`, cell: ({ channel_name }) => channel_name },
            { id: 'account', title: t`Account`, cell: ({ account }) => account },
            {
              id: 'bank',
              title: t`In whose name`,
              cell: ({ inquiry }) => <InquiryAnswer inquiry={inquiry} />,
            },
            { id: 'added', title: t`Added`, cell: ({ created_at }) => <Moment at={created_at} /> },
            {
              id: 'removed',
              title: t`Removed`,
              cell: ({ removed_at }) => (removed_at === null ? '–' : <Moment at={removed_at} />),
            },
          ]}
        />
      )}
    </CallSection>
  );
}
