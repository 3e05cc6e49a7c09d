import { useLingui } from '@lingui/react/macro';
import {
  listDeposits,
  listWithdrawals,
  type PaymentRow,
} from '@perya/contract/payments/calls/transactions';
import { Amount } from '@perya/ui/amount';
import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { Link } from '@tanstack/react-router';
import { ChannelPicture } from '../../../lib/cashier/channel-picture.tsx';
import { useKeptPages } from '../../../lib/records/use-kept-pages.ts';
import { changeText, pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import type { RecordSearch } from '../record-search.ts';
import type { StatusType } from '../status/status-search.ts';
import { StatusBadge } from '../status-badge.tsx';
import { RecordList } from './record-list.tsx';
import { recordPages } from './record-pages.ts';
import { rowClass } from './row-class.ts';

/** [G-047 G-207] */
export function DepositList({ search }: { readonly search: RecordSearch | null }) {
  const { t } = useLingui();
  const pages = useKeptPages('deposits', {
    call: listDeposits,
    ...recordPages(search),
    rowsOf: ({ d }) => d,
  });
  return (
    <RecordList label={t`Deposit`} pages={pages} timeOf={(row) => row.created_at}>
      {(row) => <PaymentRowLink row={row} type="deposit" />}
    </RecordList>
  );
}

/** [G-048 G-208] */
export function WithdrawalList({ search }: { readonly search: RecordSearch | null }) {
  const { t } = useLingui();
  const pages = useKeptPages('withdrawals', {
    call: listWithdrawals,
    ...recordPages(search),
    rowsOf: ({ d }) => d,
  });
  return (
    <RecordList label={t`Withdraw`} pages={pages} timeOf={(row) => row.created_at}>
      {(row) => <PaymentRowLink row={row} type="withdraw" />}
    </RecordList>
  );
}

interface PaymentRowLinkProps {
  readonly row: PaymentRow;
  readonly type: StatusType;
}

/** Leads to its status page. [G-051 G-052] */
function PaymentRowLink({ row, type }: PaymentRowLinkProps) {
  const moment = useMoment('time');
  const isIn = type === 'deposit';
  // What came to nothing changed nothing, so it has no sign.
  const isDone = row.status === 'completed';
  return (
    <Link
      to="/s-transaction/status"
      search={{ id: Number(row.id), type }}
      className={`${rowClass} text-ink no-underline -outline-offset-3 hover:bg-sunken`}
    >
      {row.channel_img !== '' && <ChannelPicture img={row.channel_img} />}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">
          {row.channel_name}
        </span>
        <span className="block text-[0.8125rem] text-ink-muted">{moment(row.created_at)}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Amount
          value={isDone ? changeText(isIn ? row.amount : `-${row.amount}`) : pesoText(row.amount)}
          className={classNames('font-bold', isDone && isIn && 'text-positive')}
        />
        <StatusBadge status={row.status} />
      </span>
      <Icon
        drawing={chevronRightIcon}
        className="size-5 shrink-0 text-ink-muted max-[22.4rem]:hidden"
      />
    </Link>
  );
}
