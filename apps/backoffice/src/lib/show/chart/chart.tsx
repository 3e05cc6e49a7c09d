import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import 'uplot/dist/uPlot.min.css';
import { isBlank, isLastOpen } from './chart-days.ts';
import { chartWords } from './chart-words.ts';
import { type ChartLine, chartHeight, drawChart } from './draw-chart.ts';
import './chart.css';

interface ChartProps {
  readonly label: string;
  /** When each day of Manila begins, in unix seconds, one for each value. */
  readonly at: readonly number[];
  readonly lines: readonly ChartLine[];
  /** When the last value is whole, in unix seconds, if it is not one of a day of the calendar. */
  readonly endsAt?: number | undefined;
  /** Whether the values are pesos. */
  readonly isMoney?: boolean;
  /** The same figures as a table, for whoever does not see the lines. */
  readonly table: ReactNode;
}

/** Draws lines over days; a canvas says nothing to a screen reader, so the table stands behind it. */
export function Chart({ label, at, lines, endsAt, isMoney = false, table }: ChartProps) {
  const { t } = useLingui();
  return (
    <figure aria-label={label} className="flex min-w-0 flex-col gap-2">
      {isBlank(lines) ? (
        <p className="text-ink-muted">{t`Nothing on any of these days`}</p>
      ) : (
        <Lines at={at} lines={lines} endsAt={endsAt} isMoney={isMoney} />
      )}
      {table}
    </figure>
  );
}

function Lines({
  at,
  lines,
  endsAt,
  isMoney,
}: Omit<ChartProps, 'label' | 'table'> & { readonly isMoney: boolean }) {
  const { t, i18n } = useLingui();
  const dayLabel = t`Day`;
  const soFar = t`so far`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const words = { dayLabel, soFar, ...chartWords(i18n, isMoney) };
    const draw = () => {
      const isOpen = isLastOpen(at, Date.now(), endsAt);
      return drawChart(element, { at, lines, words, isOpen });
    };
    let chart = draw();
    const again = () => {
      chart.destroy();
      chart = draw();
    };
    const sizes = new ResizeObserver(() => {
      chart.setSize({ width: element.clientWidth, height: chartHeight });
    });
    sizes.observe(element);
    // Another theme has other colours, which a canvas does not follow by itself.
    const themes = new MutationObserver(again);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] });
    return () => {
      sizes.disconnect();
      themes.disconnect();
      chart.destroy();
    };
  }, [at, lines, endsAt, i18n, dayLabel, soFar, isMoney]);
  return <div ref={place} aria-hidden="true" className="chart" />;
}
