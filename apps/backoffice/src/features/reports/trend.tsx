import { useLingui } from '@lingui/react/macro';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import { useMemo, useState } from 'react';
import { dayBegins } from '../../lib/list/manila-day.ts';
import { Chart } from '../../lib/show/chart/chart.tsx';
import { wholeAt } from './last-day.ts';

interface TrendLine<Row> {
  readonly label: string;
  readonly color: string;
  readonly of: (row: Row) => string | number | null;
}

interface TrendProps<Row> {
  readonly label: string;
  readonly period: FigurePeriod;
  /** As the list has them, the newest first. */
  readonly rows: readonly Row[];
  readonly lines: readonly TrendLine<Row>[];
  readonly isMoney?: boolean;
}

/** Where there is room for them beside the list. */
export const hasRoom = () => matchMedia('(min-width: 48rem) and (min-height: 40rem)').matches;

/** Lines over periods, above the list that has the same figures as a table. */
export function Trend<Row extends { readonly from: string; readonly is_closed: boolean }>({
  label,
  period,
  rows,
  lines,
  isMoney = false,
}: TrendProps<Row>) {
  const { t } = useLingui();
  const [isOpen] = useState(hasRoom);
  const drawn = useMemo(() => {
    const periods = rows.toReversed();
    const last = periods.at(-1);
    return {
      at: periods.map(({ from }) => dayBegins(from)),
      endsAt: last && wholeAt(last, period),
      lines: lines.map(({ label: name, color, of }) => ({
        label: name,
        color,
        values: periods.map((row) => {
          const value = of(row);
          return value === null ? null : Number(value);
        }),
      })),
    };
  }, [rows, lines, period]);
  return (
    <details open={isOpen} className="shrink-0 px-4 pt-3">
      <summary className="w-fit cursor-pointer font-semibold">{t`As lines`}</summary>
      <Chart
        label={label}
        at={drawn.at}
        lines={drawn.lines}
        endsAt={drawn.endsAt}
        isMoney={isMoney}
        table={null}
      />
    </details>
  );
}
