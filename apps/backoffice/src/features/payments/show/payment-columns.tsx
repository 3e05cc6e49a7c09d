import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../../lib/list/column.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';

interface ListedPayment {
  readonly amount: string;
  readonly uid: string;
  readonly name: string;
  readonly channel_name: string;
  readonly changed_at: number;
}

/** What every list of payments shows: how much, whose, by which channel, and when it last moved. */
export function usePaymentColumns<Row extends ListedPayment>() {
  const { t } = useLingui();
  const whose: readonly Column<Row>[] = [
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
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
