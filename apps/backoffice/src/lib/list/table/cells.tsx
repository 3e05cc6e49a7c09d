import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { Bulk } from '../bulk/use-bulk.ts';
import type { Column } from '../column.ts';
import { pinnedLeft } from '../look/use-pinned-places.ts';

/** What the cells of a table have in common. */
export interface CellPlace {
  /** The column that stays in sight beside a case. */
  readonly stays: string | undefined;
  /** How many of the first cells stay in sight while one scrolls to the right. */
  readonly pinnedCount: number;
  /** How many cells stand before the first column. */
  readonly before: 0 | 1;
}

/** How a cell of a column is drawn, by its place among the columns. */
export function cellLook<Row>(
  { id, align }: Pick<Column<Row>, 'id' | 'align'>,
  at: number,
  { stays, pinnedCount, before }: CellPlace,
) {
  const place = at + before;
  const isPinned = place < pinnedCount;
  return {
    className: align === 'end' ? 'amount-figures text-right' : undefined,
    'data-stays': id === stays ? '' : undefined,
    'data-pinned': isPinned ? '' : undefined,
    style: isPinned ? pinnedLeft(place) : undefined,
  };
}

interface CellContentProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  /** Where the row leads, in its first cell. */
  readonly link: LinkProps | undefined;
}

export function CellContent<Row>({ column, row, link }: CellContentProps<Row>) {
  if (link === undefined) return column.cell(row);
  return (
    <Link {...link} activeOptions={{ includeSearch: false }} data-row-link className="row-link">
      {column.cell(row)}
    </Link>
  );
}

interface ChoiceCellProps<Row> {
  readonly bulk: Bulk<Row>;
  readonly row: Row;
  readonly place: number;
  readonly pinnedCount: number;
}

/** The box that chooses a row. */
export function ChoiceCell<Row>({ bulk, row, place, pinnedCount }: ChoiceCellProps<Row>) {
  const { t } = useLingui();
  const number = place + 1;
  return (
    <td
      className="choice-cell"
      data-pinned={pinnedCount > 0 ? '' : undefined}
      style={pinnedCount > 0 ? pinnedLeft(0) : undefined}
    >
      <label className="choice-box">
        <input
          type="checkbox"
          aria-label={t`Choose row ${number}`}
          checked={bulk.isChosen(row)}
          onChange={({ target }) => bulk.choose(row, target.checked)}
          className="size-4 accent-accent"
        />
      </label>
    </td>
  );
}
