import { useLingui } from '@lingui/react/macro';
import { Money } from '../../show/money.tsx';
import type { Column } from '../column.ts';
import { type CellPlace, cellLook } from './cells.tsx';

interface SumsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sums: Readonly<Record<string, string>> | null;
  readonly cells: CellPlace;
}

/** What all that fits comes to, beneath its columns; nothing where nobody has added up all of it. */
export function Sums<Row>({ columns, sums, cells }: SumsProps<Row>) {
  const { t } = useLingui();
  const sumOf = ({ sum }: Column<Row>) => (sum === undefined ? undefined : sums?.[sum]);
  if (!columns.some((column) => sumOf(column) !== undefined)) return null;
  return (
    <tfoot>
      <tr>
        {cells.before === 1 && <td />}
        {columns.map((column, at) => {
          const sum = sumOf(column);
          return (
            <td key={column.id} {...cellLook(column, at, cells)}>
              {at === 0 && t`Total of all`}
              {sum !== undefined && <Money amount={sum} />}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
