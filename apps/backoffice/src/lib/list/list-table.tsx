import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { Fragment, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { rowCountOf } from '../query/page-rows.ts';
import type { Pages } from '../query/use-pages.ts';
import { OneClock, UnderDays } from '../show/moment.tsx';
import type { Bulk } from './bulk/use-bulk.ts';
import type { Column } from './column.ts';
import { dayStarts } from './look/day-starts.ts';
import { type Density, densities } from './look/use-list-look.ts';
import { usePinnedPlaces } from './look/use-pinned-places.ts';
import { Heads } from './table/heads.tsx';
import { TableRow } from './table/row.tsx';
import { Sums } from './table/sums.tsx';
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
  /** Its rows stand under headings of their days, by these moments. */
  readonly dayOf?: ((row: Row) => number) | undefined;
  /** Columns that stay in sight. */
  readonly pinned?: readonly string[];
  readonly density?: Density;
  /** Rows can be chosen for what is done to several at once. */
  readonly bulk?: Bulk<Row> | undefined;
}

/** The room of rows that do not stand in the page; `aria-rowindex` says how many they are. */
function Gap({ heightPx }: { readonly heightPx: number }) {
  if (heightPx === 0) return null;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it could have the focus.
  return <tr aria-hidden="true" style={{ height: heightPx }} />;
}

const day = {
  timeZone: 'Asia/Manila',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
} as const;

/** The day of the rows beneath it. */
function DayRow({ at, width }: { readonly at: number; readonly width: number }) {
  const { i18n } = useLingui();
  return (
    <tr className="day-row">
      <th scope="rowgroup" colSpan={width}>
        {i18n.date(new Date(at * 1000), day)}
      </th>
    </tr>
  );
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

/** The first amount stays in sight while a case takes a part of the page. */
const staysOf = <Row,>(columns: readonly Column<Row>[]): string | undefined =>
  columns.find(({ align, isCount }) => align === 'end' && !isCount)?.id;

/** With the first column, which tells what the row is, and the box that chooses it. */
const pinnedCountOf = <Row,>(
  columns: readonly Column<Row>[],
  pinned: readonly string[],
  hasChoice: boolean,
): number => {
  const count = columns.slice(1).filter(({ id }) => pinned.includes(id)).length;
  return count === 0 ? 0 : count + 1 + (hasChoice ? 1 : 0);
};

/** The dense table of a list: rows of one height under a head that stays in sight. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { title, columns, pages, idOf, linkOf, scroller, dayOf, bulk } = props;
  const { pinned = [], density = 'regular' } = props;
  const table = useRef<HTMLTableElement>(null);
  const { rows, count, more, readOn } = pages;
  const headed = useMemo(() => dayStarts(rows, dayOf), [rows, dayOf]);
  const heights = { rowPx: densities[density], headed };
  const { shown, restPx, isLong, keep, noteFocus } = useShownRows(rows.length, scroller, heights);
  const names = columns.map(({ id }) => id).join();
  const pinnedCount = pinnedCountOf(columns, pinned, bulk !== undefined);
  useFixedWidths(table, isLong, names);
  usePinnedPlaces(table, pinnedCount, names);
  useRowKeys(table, {
    count: rows.length,
    keep,
    readOn,
    choose: bulk && ((place) => choosePlace(bulk, rows[place])),
  });
  const stays = staysOf(columns);
  const before = bulk ? 1 : 0;
  const cells = useMemo(
    () => ({ stays, pinnedCount, before }) as const,
    [stays, pinnedCount, before],
  );
  const width = columns.length + cells.before;
  return (
    <table
      ref={table}
      aria-label={title}
      aria-rowcount={rowCountOf(rows.length, count, more !== null)}
      data-density={density}
      className="list-table"
    >
      <Heads {...props} cells={cells} />
      <UnderDays value={headed.size > 0}>
        <OneClock>
          <tbody onFocus={({ target }) => noteFocus(Math.max(0, placeOf(target)))}>
            {shown.map(({ place, gapPx }) => {
              const row = rows[place] as Row;
              return (
                <Fragment key={idOf(row)}>
                  <Gap heightPx={gapPx} />
                  {dayOf && headed.has(place) && <DayRow at={dayOf(row)} width={width} />}
                  <TableRow
                    row={row}
                    place={place}
                    columns={columns}
                    linkOf={linkOf}
                    cells={cells}
                    bulk={bulk}
                  />
                </Fragment>
              );
            })}
            <Gap heightPx={restPx} />
          </tbody>
        </OneClock>
      </UnderDays>
      <Sums columns={columns} sums={pages.sums} cells={cells} />
    </table>
  );
}

function choosePlace<Row>(bulk: Bulk<Row>, row: Row | undefined): void {
  if (row !== undefined) bulk.choose(row, !bulk.isChosen(row));
}
