import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listStaffDeposits } from '@perya/contract/payments/staff-calls/deposits';
import { listStaffWithdrawals } from '@perya/contract/payments/staff-calls/withdrawals';
import { type PaymentStatus, paymentStatusTexts } from '@perya/contract/rules/payment-status';
import { say } from '@perya/contract/text';
import type { Column } from '../../../lib/list/column.ts';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PayoutAccounts } from './payout-accounts.tsx';
import { TabList } from './tab-list.tsx';

interface Payment {
  readonly id: string;
  readonly created_at: number;
  readonly channel_name: string;
  readonly amount: string;
  readonly fee: string;
  readonly status: PaymentStatus;
}

function usePaymentColumns(letter: 'D' | 'W'): readonly Column<Payment>[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  return [
    { id: 'id', title: t`Payment`, cell: ({ id }) => `${letter}${id}` },
    { id: 'at', title: t`When`, cell: ({ created_at }) => <Moment at={created_at} /> },
    { id: 'channel', title: t`Channel`, cell: ({ channel_name }) => channel_name },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    { id: 'fee', title: t`Fee`, align: 'end', cell: ({ fee }) => <Money amount={fee} /> },
    {
      id: 'state',
      title: t`State`,
      cell: ({ status }) => say(paymentStatusTexts[status], language),
    },
  ];
}

/** Where the player is paid to, and what they took out and paid in; each leads to its case. */
export function PaymentsTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  return (
    <div className="player-part">
      <PayoutAccounts uid={uid} />
      <TabList
        title={t`Withdrawals`}
        call={listStaffWithdrawals}
        input={{ uid, state: 'all' }}
        columns={usePaymentColumns('W')}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/payments/withdrawals/$id', params: { id } })}
        emptyText={t`The player has withdrawn nothing yet`}
      />
      <TabList
        title={t`Deposits`}
        call={listStaffDeposits}
        input={{ uid }}
        columns={usePaymentColumns('D')}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/payments/deposits/$id', params: { id } })}
        emptyText={t`The player has deposited nothing yet`}
      />
    </div>
  );
}
