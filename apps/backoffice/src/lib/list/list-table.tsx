import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import { Fragment, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { rowCountOf } from '../query/page-rows.ts';
import type { Pages } from '../query/use-pages.ts';
import { sortDownIcon, sortUpIcon } from '../show/icons.ts';
import { type Column, nextOrder, sortedBy } from './column.ts';
import { placeOf, useRowKeys } from './use-row-keys.ts';
import { useShownRows } from './use-shown-rows.ts';

interface ListTableProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly pages: Pages<Row>;
  readonly idOf: (row: Row) => string;
  readonly linkOf?: ((row: Row) => LinkProps) | undefined;
  readonly order: string | undefined;
  readonly setOrder: (order: string | undefined) => void;
  /** What it scrolls in; without it all rows stand in the page. */
  readonly scroller?: RefObject<HTMLElement | null>;
}

function Head<Row>({
  column,
  stays,
  order,
  setOrder,
}: { column: Column<Row>; stays: boolean } & Pick<ListTableProps<Row>, 'order' | 'setOrder'>) {
  const sorted = sortedBy(column, order);
  return (
    <th
      scope="col"
      data-stays={stays ? '' : undefined}
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

/** The first amount stays in sight while a case takes a part of the page. */
const staysOf = <Row,>(columns: readonly Column<Row>[]): string | undefined =>
  columns.find(({ align }) => align === 'end')?.id;

/** What is cut in a cell is said whole while the pointer is on it. */
function sayWhole({ currentTarget: cell }: MouseEvent<HTMLTableCellElement>): void {
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly place: number;
  readonly columns: readonly Column<Row>[];
  readonly link: LinkProps | undefined;
}

function TableRow<Row>({ row, place, columns, link }: TableRowProps<Row>) {
  const navigate = useNavigate();
  const stays = staysOf(columns);
  return (
    <tr
      aria-rowindex={place + 2}
      tabIndex={link ? undefined : -1}
      data-opens={link ? '' : undefined}
      onClick={link && ((event) => isMeantForRow(event) && void navigate(link as never))}
    >
      {columns.map((column, at) => (
        <td
          key={column.id}
          onMouseEnter={sayWhole}
          className={column.align === 'end' ? 'amount-figures text-right' : undefined}
          data-stays={column.id === stays ? '' : undefined}
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
}

/** The room of rows that do not stand in the page; `aria-rowindex` says how many they are. */
function Gap({ heightPx }: { readonly heightPx: number }) {
  if (heightPx === 0) return null;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it could have the focus.
  return <tr aria-hidden="true" style={{ height: heightPx }} />;
}

/** Widths go by the rows that are there: of a long list, where they come and go, those of the first ones stay. */
function useFixedWidths(
  table: RefObject<HTMLTableElement | null>,
  isLong: boolean,
  columns: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other widths.
  useLayoutEffect(() => {
    const drawn = table.current;
    if (!isLong || drawn === null) return;
    const heads = [...(drawn.tHead?.rows[0]?.cells ?? [])];
    const widths = heads.map((head) => ({ head, px: head.offsetWidth, before: head.style.width }));
    for (const { head, px } of widths) head.style.width = `${px}px`;
    drawn.style.tableLayout = 'fixed';
    return () => {
      drawn.style.tableLayout = '';
      for (const { head, before } of widths) head.style.width = before;
    };
  }, [isLong, columns]);
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
  scroller,
}: ListTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const { rows, count, more, readOn } = pages;
  const { shown, restPx, isLong, keep, noteFocus } = useShownRows(rows.length, scroller);
  useFixedWidths(table, isLong, columns.map(({ id }) => id).join());
  useRowKeys(table, { count: rows.length, keep, readOn });
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
            <Head
              key={column.id}
              column={column}
              stays={column.id === staysOf(columns)}
              order={order}
              setOrder={setOrder}
            />
          ))}
        </tr>
      </thead>
      <tbody onFocus={({ target }) => noteFocus(Math.max(0, placeOf(target)))}>
        {shown.map(({ place, gapPx }) => {
          const row = rows[place] as Row;
          return (
            <Fragment key={idOf(row)}>
              <Gap heightPx={gapPx} />
              <TableRow row={row} place={place} columns={columns} link={linkOf?.(row)} />
            </Fragment>
          );
        })}
        <Gap heightPx={restPx} />
      </tbody>
    </table>
  );
}
