import { useLingui } from '@lingui/react/macro';
import type { RequestActionName } from '@perya/contract/staff/request-actions';
import { type ReactNode, useState } from 'react';
import { UnlessWaiting } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import type { Column } from '../../lib/list/column.ts';
import type { Filters } from '../../lib/list/filters.ts';
import { List, type ListProps } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import type { ListCall, RowOf } from '../../lib/query/use-pages.ts';
import { HouseTabs } from './house-tabs.tsx';

interface RowAction<Row> {
  readonly label: string;
  readonly width: string;
  /** Tells the buttons of the rows apart for whoever hears them. */
  readonly nameOf: (row: Row) => string;
  readonly isOffered?: (row: Row) => boolean;
  /** It takes two people: what waits for the second stands in the place of the button. */
  readonly asks?: { readonly action: RequestActionName; readonly topicOf: (row: Row) => string };
  readonly dialog: (row: Row, onClose: () => void) => ReactNode;
}

type HouseListProps<C extends ListCall, F extends Filters> = ListProps<C, F> & {
  /** What can be done about a row, for whoever may. */
  readonly action: RowAction<RowOf<C>> | false;
};

/** A list under the tabs of the house, with a last column that opens a dialog about its row. */
export function HouseList<C extends ListCall, F extends Filters>(props: HouseListProps<C, F>) {
  const { t } = useLingui();
  const { action, columns, ...list } = props;
  const [chosen, setChosen] = useState<RowOf<C> | null>(null);
  const columnOf = (own: RowAction<RowOf<C>>): Column<RowOf<C>> => ({
    id: 'action',
    title: t`Action`,
    width: own.width,
    cell: (row) => {
      if (own.isOffered?.(row) === false) return false;
      const button = (
        <Button kind="quiet" className="h-7" onClick={() => setChosen(row)}>
          {own.label}
          <span className="sr-only"> {own.nameOf(row)}</span>
        </Button>
      );
      if (own.asks === undefined) return button;
      return (
        <UnlessWaiting action={own.asks.action} topic={own.asks.topicOf(row)} inTable>
          {button}
        </UnlessWaiting>
      );
    },
  });
  return (
    <>
      <HouseTabs />
      <ListPage>
        <List {...list} columns={action ? [...columns, columnOf(action)] : columns} />
      </ListPage>
      {action && chosen !== null && action.dialog(chosen, () => setChosen(null))}
    </>
  );
}
