import UPlot from 'uplot';
import { daySteps, spanOf } from './chart-days.ts';
import { type ChartWords, saidAt } from './chart-words.ts';
import { paleLast } from './pale-last.ts';

export interface ChartLine {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** A colour of the theme, as `--accent`. */
  readonly color: string;
}

interface Drawn {
  readonly at: readonly number[];
  readonly lines: readonly ChartLine[];
  readonly words: ChartWords;
  /** Whether the last day, week or month is not over yet. */
  readonly isOpen: boolean;
}

export const chartHeight = 220;

const colorOf = (element: HTMLElement, name: string) =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Lines over days, with a word beside the pointer of what they say there. */
export function drawChart(element: HTMLElement, drawn: Drawn): UPlot {
  const { at, lines, words, isOpen } = drawn;
  const ink = colorOf(element, '--ink-muted');
  const grid = { stroke: colorOf(element, '--line'), width: 1 };
  const font = `12px ${getComputedStyle(element).fontFamily}`;
  const axis = { stroke: ink, grid, ticks: grid, font };
  const { soFar } = words;
  const pale = { color: colorOf(element, '--raised'), ink, font, soFar, ratio: UPlot.pxRatio };
  return new UPlot(
    {
      width: element.clientWidth,
      height: chartHeight,
      scales: { x: { range: (_, from, to) => spanOf(at, from, to) } },
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Asia/Manila'),
      axes: [
        { ...axis, incrs: [...daySteps], values: (_, splits) => splits.map(words.shortDayOf) },
        { ...axis, size: 84, values: (_, splits) => splits.map(words.amountOf) },
      ],
      series: [
        {
          label: words.dayLabel,
          value: (_, seconds: number | null) => (seconds === null ? '–' : words.dayOf(seconds)),
        },
        ...lines.map((line) => ({
          label: line.label,
          stroke: colorOf(element, line.color),
          width: 2,
          value: (_: UPlot, value: number | null) => words.amountOf(value),
        })),
      ],
      hooks: {
        init: [addTip],
        setCursor: [(chart) => showTip(chart, (place) => saidAt(place, drawn))],
        draw: isOpen ? [(chart) => paleLast(chart, at, pale)] : [],
      },
    },
    [[...at], ...lines.map(({ values }) => [...values])],
    element,
  );
}

function addTip(chart: UPlot): void {
  const tip = document.createElement('div');
  tip.className = 'chart-tip';
  tip.hidden = true;
  chart.over.append(tip);
}

function showTip(chart: UPlot, saysAt: (place: number) => readonly string[]): void {
  const tip = chart.over.querySelector<HTMLElement>('.chart-tip');
  const { idx, left = -1 } = chart.cursor;
  if (tip === null) return;
  tip.hidden = typeof idx !== 'number' || left < 0;
  if (tip.hidden || typeof idx !== 'number') return;
  const lines = saysAt(idx).map((text) => {
    const line = document.createElement('span');
    line.textContent = text;
    return line;
  });
  tip.replaceChildren(...lines);
  // On the side that has room.
  const width = chart.over.clientWidth;
  const isRight = left > width / 2;
  tip.style.left = isRight ? 'auto' : `${left + 12}px`;
  tip.style.right = isRight ? `${width - left + 12}px` : 'auto';
}
