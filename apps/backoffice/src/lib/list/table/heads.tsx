import { useLingui } from '@lingui/react/macro';
import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import type { Pages } from '../../query/use-pages.ts';
import { sortDownIcon, sortUpIcon } from '../../show/icons.ts';
import { bulkRowsMax } from '../bulk/bulk-action.ts';
import type { Bulk } from '../bulk/use-bulk.ts';
import { type Column, nextOrder, sortedBy } from '../column.ts';
import { pinnedLeft } from '../look/use-pinned-places.ts';
import { type CellPlace, cellLook } from './cells.tsx';

interface HeadsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly pages: Pick<Pages<Row>, 'rows'>;
  readonly order: string | undefined;
  readonly setOrder: (order: string | undefined) => void;
  readonly bulk?: Bulk<Row> | undefined;
  readonly cells: CellPlace;
}

interface HeadProps<Row> extends Pick<HeadsProps<Row>, 'order' | 'setOrder' | 'cells'> {
  readonly column: Column<Row>;
  readonly at: number;
}

function Head<Row>({ column, at, order, setOrder, cells }: HeadProps<Row>) {
  const sorted = sortedBy(column, order);
  const look = cellLook(column, at, cells);
  return (
    <th
      scope="col"
      {...look}
      aria-sort={sorted ?? (column.orders ? 'none' : undefined)}
      style={{ ...look.style, ...(column.width !== undefined && { width: column.width }) }}
    >
      {column.orders ? (
        <button
          type="button"
          onClick={() => setOrder(nextOrder(column, order))}
          className="inline-flex items-center gap-1 font-semibold hover:text-ink"
        >
          {column.title}
          <Icon
            drawing={sorted === 'ascending' ? sortUpIcon : sortDownIcon}
            className={classNames('size-3.5', sorted === undefined && 'opacity-40')}
          />
        </button>
      ) : (
        column.title
      )}
    </th>
  );
}

/** Chooses all rows that are shown, as many as go at once. */
function ChoiceHead<Row>({
  bulk,
  shown,
  cells,
}: {
  bulk: Bulk<Row>;
  shown: number;
  cells: CellPlace;
}) {
  const { t } = useLingui();
  const most = Math.min(shown, bulkRowsMax);
  const isAll = most > 0 && bulk.chosen.length >= most;
  const isPinned = cells.pinnedCount > 0;
  return (
    <th
      scope="col"
      className="choice-cell"
      data-pinned={isPinned ? '' : undefined}
      style={isPinned ? pinnedLeft(0) : undefined}
    >
      <label className="choice-box">
        <input
          type="checkbox"
          aria-label={t`Choose all rows that are shown`}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && bulk.chosen.length > 0;
          }}
          onChange={({ target }) => bulk.chooseAll(target.checked)}
          className="size-4 accent-accent"
        />
      </label>
    </th>
  );
}

/** The heads of the columns, which order the list where an index serves it. */
export function Heads<Row>({ columns, pages, order, setOrder, bulk, cells }: HeadsProps<Row>) {
  return (
    <thead>
      <tr>
        {bulk && <ChoiceHead bulk={bulk} shown={pages.rows.length} cells={cells} />}
        {columns.map((column, at) => (
          <Head
            key={column.id}
            column={column}
            at={at}
            order={order}
            setOrder={setOrder}
            cells={cells}
          />
        ))}
      </tr>
    </thead>
  );
}
