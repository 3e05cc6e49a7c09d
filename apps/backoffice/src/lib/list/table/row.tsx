import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, memo } from 'react';
import type { Bulk } from '../bulk/use-bulk.ts';
import type { Column } from '../column.ts';
import { CellContent, type CellPlace, ChoiceCell, cellLook } from './cells.tsx';

/** A press on the row opens it too, unless it was meant for something in it or ends a selection of text. */
function isMeantForRow({ target, defaultPrevented }: MouseEvent): boolean {
  const isControl =
    target instanceof Element && target.closest('a, button, input, label, [role="button"]');
  return !defaultPrevented && !isControl && getSelection()?.isCollapsed !== false;
}

/** What is cut in a cell is said whole while the pointer is on it. */
function sayWhole({ currentTarget: cell }: MouseEvent<HTMLTableCellElement>): void {
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly place: number;
  readonly columns: readonly Column<Row>[];
  readonly linkOf: ((row: Row) => LinkProps) | undefined;
  readonly cells: CellPlace;
  readonly bulk: Bulk<Row> | undefined;
}

function DrawnRow<Row>({ row, place, columns, linkOf, cells, bulk }: TableRowProps<Row>) {
  const navigate = useNavigate();
  const link = linkOf?.(row);
  return (
    <tr
      aria-rowindex={place + 2}
      tabIndex={link ? undefined : -1}
      data-opens={link ? '' : undefined}
      data-chosen={bulk?.isChosen(row) ? '' : undefined}
      onClick={link && ((event) => isMeantForRow(event) && void navigate(link as never))}
    >
      {bulk && <ChoiceCell bulk={bulk} row={row} place={place} pinnedCount={cells.pinnedCount} />}
      {columns.map((column, at) => (
        <td key={column.id} onMouseEnter={sayWhole} {...cellLook(column, at, cells)}>
          <CellContent column={column} row={row} link={at === 0 ? link : undefined} />
        </td>
      ))}
    </tr>
  );
}

/** Scrolling changes which rows stand in the page, and none of those that stay: they are not drawn again. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
