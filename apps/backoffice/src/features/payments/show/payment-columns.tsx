import { useLingui } from '@lingui/react/macro';
import { listStaffChannels } from '@perya/contract/payments/staff-calls/channels';
import type { PaymentOrder } from '@perya/contract/payments/staff-payment-orders';
import type { Column } from '../../../lib/list/column.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { Age, When } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';

interface ListedPayment {
  readonly amount: string;
  readonly uid: string;
  readonly name: string;
  readonly channel_name: string;
  readonly created_at: number;
  readonly changed_at: number;
}

/** While a list goes by time its rows stand under headings of their days. */
export const dayBy = (order: PaymentOrder | undefined) =>
  order === 'largest' || order === 'smallest'
    ? undefined
    : ({ created_at }: Pick<ListedPayment, 'created_at'>) => created_at;

/** The channels that payments of a kind can be asked for by. */
export function useChannelChoices(mode: 'deposit' | 'withdraw') {
  const { answer } = useCall(listStaffChannels, {});
  const channels = (answer ?? []).filter((channel) => channel.mode === mode);
  return { channel: channels.map(({ id, name }) => ({ value: String(id), label: name })) };
}

/** What every list of payments shows: when it began, how much, whose, by which channel, and when it last moved. */
export function usePaymentColumns<Row extends ListedPayment>(begun: string) {
  const { t } = useLingui();
  const whose: readonly Column<Row>[] = [
    {
      id: 'at',
      title: begun,
      cell: (row) => <When at={row.created_at} />,
      orders: { ascending: 'oldest', descending: 'newest' },
    },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      orders: { ascending: 'smallest', descending: 'largest' },
      sum: 'amount',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
    { id: 'name', title: t`Name`, cell: ({ name }) => name || '–' },
    { id: 'channel', title: t`Channel`, cell: (row) => row.channel_name },
  ];
  const changed: Column<Row> = {
    id: 'changed',
    title: t`Changed`,
    cell: (row) => <Age at={row.changed_at} />,
    isExtra: true,
  };
  return { whose, changed };
}
