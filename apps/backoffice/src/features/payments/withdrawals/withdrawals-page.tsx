import { useLingui } from '@lingui/react/macro';
import {
  claimWithdrawal,
  listStaffWithdrawals,
  releaseWithdrawal,
  type StaffWithdrawal,
} from '@perya/contract/payments/staff-calls/withdrawals';
import type { WithdrawalReason } from '@perya/contract/payments/staff-withdrawal-reasons';
import { getRouteApi } from '@tanstack/react-router';
import { ClaimedBy } from '../../../lib/claims/claimed-by.tsx';
import { useClaiming } from '../../../lib/claims/use-claiming.ts';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { timeAsked } from '../../../lib/list/manila-day.ts';
import { useMay } from '../../../lib/session/session.ts';
import { BadgeRow } from '../../../lib/show/badge-row.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { dayBy, useChannelChoices, usePaymentColumns } from '../show/payment-columns.tsx';
import { PaymentBadge } from '../show/status.tsx';
import { NextWithdrawal } from './next-withdrawal.tsx';
import { reasonNames, referenceOrNothing, withdrawalsFilters } from './withdrawals-filters.ts';

const isKnown = (name: string): name is WithdrawalReason => Object.hasOwn(reasonNames, name);

const route = getRouteApi('/payments/withdrawals');

function State({ row }: { readonly row: StaffWithdrawal }) {
  const { t } = useLingui();
  return (
    <span className="flex gap-1">
      <PaymentBadge status={row.status} />
      {row.is_held && <StatusBadge tone="warning">{t`Held`}</StatusBadge>}
    </span>
  );
}

/** Withdrawals: whoever has waited longest on top. */
export function WithdrawalsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { whose, changed } = usePaymentColumns<StaffWithdrawal>(t`Asked`);
  const search = route.useSearch();
  const claiming = useClaiming<StaffWithdrawal>({
    isOpen: ({ status }) => status === 'under_review',
    run: (client, { id }) => client.call(claimWithdrawal, { id }),
    undo: (client, { id }) => client.call(releaseWithdrawal, { id }),
  });
  return (
    <ListPage>
      <List
        name="withdrawals"
        exportName="withdrawals"
        title={t`Withdrawals`}
        call={listStaffWithdrawals}
        filters={withdrawalsFilters}
        search={search}
        choices={useChannelChoices('withdraw')}
        dayOf={dayBy(search.order)}
        bulk={may('payments.review') ? [claiming] : []}
        inputOf={({ uid, q, channel, from, to, ...others }) => ({
          ...others,
          ...timeAsked({ from, to }),
          ...(channel !== undefined && { channel: Number(channel) }),
          uid: idOrNothing(uid),
          q: referenceOrNothing(q),
        })}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/payments/withdrawals/$id', params: { id }, search: true })}
        emptyText={t`No withdrawal matches`}
        actions={may('payments.review') && <NextWithdrawal />}
        columns={[
          { id: 'id', title: t`Withdrawal`, cell: ({ id }) => `W${id}` },
          ...whose,
          { id: 'why', title: t`Why`, cell: ({ reasons }) => <ReasonBadges reasons={reasons} /> },
          { id: 'state', title: t`State`, cell: (row) => <State row={row} /> },
          { id: 'claim', title: t`Claimed by`, cell: ({ claim }) => <ClaimedBy claim={claim} /> },
          { id: 'account', title: t`Account`, cell: ({ account }) => account, isExtra: true },
          {
            id: 'fee',
            title: t`Fee`,
            align: 'end',
            sum: 'fee',
            cell: ({ fee }) => <Money amount={fee} />,
            isExtra: true,
          },
          changed,
        ]}
      />
    </ListPage>
  );
}

/** Which rules sent it here, in a word each. */
function ReasonBadges({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useLingui();
  const textOf = (reason: string) => (isKnown(reason) ? t(reasonNames[reason]) : reason);
  return <BadgeRow badges={reasons.map((each) => ({ text: textOf(each), tone: 'warning' }))} />;
}
