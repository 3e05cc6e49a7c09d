import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { rowCountOf } from '../query/page-rows.ts';
import type { Pages } from '../query/use-pages.ts';
import { sortDownIcon, sortUpIcon } from '../show/icons.ts';
import { type Column, nextOrder, sortedBy } from './column.ts';
import { useRowKeys } from './use-row-keys.ts';

interface ListTableProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly pages: Pages<Row>;
  readonly idOf: (row: Row) => string;
  readonly linkOf?: ((row: Row) => LinkProps) | undefined;
  readonly order: string | undefined;
  readonly setOrder: (order: string | undefined) => void;
}

function Head<Row>({
  column,
  order,
  setOrder,
}: { column: Column<Row> } & Pick<ListTableProps<Row>, 'order' | 'setOrder'>) {
  const sorted = sortedBy(column, order);
  return (
    <th
      scope="col"
      aria-sort={sorted ?? (column.orders ? 'none' : undefined)}
      className={column.align === 'end' ? 'text-right' : undefined}
      style={column.width === undefined ? undefined : { width: column.width }}
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

/** A press on the row opens it too, unless it was meant for something in it or ends a selection of text. */
function isMeantForRow({ target, defaultPrevented }: MouseEvent): boolean {
  const isControl =
    target instanceof Element && target.closest('a, button, input, label, [role="button"]');
  return !defaultPrevented && !isControl && getSelection()?.isCollapsed !== false;
}

/** The dense table of a list: rows of 32 px under a head that stays in sight. */
export function ListTable<Row>({
  title,
  columns,
  pages,
  idOf,
  linkOf,
  order,
  setOrder,
}: ListTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  useRowKeys(table, pages.readOn);
  const { rows, count, more } = pages;
  return (
    <table
      ref={table}
      aria-label={title}
      aria-rowcount={rowCountOf(rows.length, count, more !== null)}
      className="list-table"
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.id} column={column} order={order} setOrder={setOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => {
          const link = linkOf?.(row);
          return (
            <tr
              key={idOf(row)}
              aria-rowindex={place + 2}
              tabIndex={link ? undefined : -1}
              data-opens={link ? '' : undefined}
              onClick={link && ((event) => isMeantForRow(event) && void navigate(link as never))}
            >
              {columns.map((column, at) => (
                <td
                  key={column.id}
                  className={column.align === 'end' ? 'amount-figures text-right' : undefined}
                >
                  {at === 0 && link ? (
                    <Link
                      {...link}
                      activeOptions={{ includeSearch: false }}
                      data-row-link
                      className="row-link"
                    >
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
