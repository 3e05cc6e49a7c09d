import type { ReactNode } from 'react';
import type { Column } from './column.ts';

interface PlainTableProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** In place of a table without rows; where there is always one, the head stands alone. */
  readonly emptyText?: ReactNode;
}

/** A few rows that come whole, in the look of the lists. */
export function PlainTable<Row>({ title, columns, rows, idOf, emptyText }: PlainTableProps<Row>) {
  if (rows.length === 0 && emptyText !== undefined) {
    return <p className="text-ink-muted">{emptyText}</p>;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={title} className="overflow-x-auto">
      <table aria-label={title} className="list-table">
        <thead>
          <tr>
            {columns.map(({ id, title: name, align, width }) => (
              <th
                key={id}
                scope="col"
                className={align === 'end' ? 'text-right' : undefined}
                style={width === undefined ? undefined : { width }}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ id, align, cell }) => (
                <td key={id} className={align === 'end' ? 'amount-figures text-right' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
