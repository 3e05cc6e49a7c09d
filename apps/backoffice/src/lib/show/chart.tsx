import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import './chart.css';

export interface ChartLine {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** A colour of the theme, as `--accent`. */
  readonly color: string;
}

interface ChartProps {
  readonly label: string;
  /** When each day of Manila begins, in unix seconds, one for each value. */
  readonly at: readonly number[];
  readonly lines: readonly ChartLine[];
  /** The same figures as a table, for whoever does not see the lines. */
  readonly table: ReactNode;
}

const height = 220;
const manilaDay = { timeZone: 'Asia/Manila', dateStyle: 'medium' } as const;

const colorOf = (element: HTMLElement, name: string) =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Draws lines over days; a canvas says nothing to a screen reader, so the table stands behind it. */
export function Chart({ label, at, lines, table }: ChartProps) {
  const { t, i18n } = useLingui();
  const dayLabel = t`Day`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const draw = () => {
      const ink = colorOf(element, '--ink-muted');
      const grid = { stroke: colorOf(element, '--line'), width: 1 };
      const font = `12px ${getComputedStyle(element).fontFamily}`;
      const axis = { stroke: ink, grid, ticks: grid, font };
      return new UPlot(
        {
          width: element.clientWidth,
          height,
          tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Asia/Manila'),
          axes: [axis, { ...axis, size: 70 }],
          series: [
            {
              label: dayLabel,
              value: (_, seconds: number | null) =>
                seconds === null ? '–' : i18n.date(new Date(seconds * 1000), manilaDay),
            },
            ...lines.map((line) => ({
              label: line.label,
              stroke: colorOf(element, line.color),
              width: 2,
            })),
          ],
        },
        [[...at], ...lines.map(({ values }) => [...values])],
        element,
      );
    };
    let chart = draw();
    const again = () => {
      chart.destroy();
      chart = draw();
    };
    const sizes = new ResizeObserver(() => {
      chart.setSize({ width: element.clientWidth, height });
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
  }, [at, lines, i18n, dayLabel]);
  return (
    <figure aria-label={label} className="flex min-w-0 flex-col gap-2">
      <div ref={place} aria-hidden="true" className="chart" />
      {table}
    </figure>
  );
}
