import UPlot from 'uplot';
import { spanOf } from './chart-days.ts';

export interface ChartLine {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** A colour of the theme, as `--accent`. */
  readonly color: string;
}

/** What a chart says in words, in the language of the page. */
interface ChartWords {
  readonly dayLabel: string;
  /** Of a day that is not over: `so far`. */
  readonly soFar: string;
  readonly dayOf: (seconds: number) => string;
  readonly amountOf: (value: number) => string;
}

interface Drawn {
  readonly at: readonly number[];
  readonly lines: readonly ChartLine[];
  readonly words: ChartWords;
  /** Whether the last day is not over yet. */
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
  const pale = { color: colorOf(element, '--raised'), ink, font, words };
  const say = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : words.amountOf(value);
  const saysAt = (place: number) => {
    const day = words.dayOf(at[place] ?? 0);
    const isSoFar = isOpen && place === at.length - 1;
    return [
      isSoFar ? `${day}, ${words.soFar}` : day,
      ...lines.map(({ label, values }) => `${label}: ${say(values[place])}`),
    ];
  };
  return new UPlot(
    {
      width: element.clientWidth,
      height: chartHeight,
      scales: { x: { range: (_, from, to) => spanOf(at, from, to) } },
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Asia/Manila'),
      axes: [axis, { ...axis, size: 84, values: (_, splits) => splits.map(say) }],
      series: [
        {
          label: words.dayLabel,
          value: (_, seconds: number | null) => (seconds === null ? '–' : words.dayOf(seconds)),
        },
        ...lines.map((line) => ({
          label: line.label,
          stroke: colorOf(element, line.color),
          width: 2,
          value: (_: UPlot, value: number | null) => say(value),
        })),
      ],
      hooks: {
        init: [addTip],
        setCursor: [(chart) => showTip(chart, saysAt)],
        draw: isOpen ? [(chart) => paleLastDay(chart, at, pale)] : [],
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

interface Pale {
  readonly color: string;
  readonly ink: string;
  readonly font: string;
  readonly words: ChartWords;
}

/** A day that is not over is drawn pale, and says so: half a day is no fall. */
function paleLastDay(chart: UPlot, at: readonly number[], { color, ink, font, words }: Pale): void {
  const from = at.at(-2);
  if (from === undefined) return;
  const { ctx, bbox } = chart;
  const left = chart.valToPos(from, 'x', true);
  ctx.save();
  ctx.globalAlpha = 0.6;
  ctx.fillStyle = color;
  ctx.fillRect(left, bbox.top, bbox.left + bbox.width - left, bbox.height);
  ctx.globalAlpha = 1;
  ctx.fillStyle = ink;
  ctx.font = font.replace('12px', `${12 * UPlot.pxRatio}px`);
  ctx.textAlign = 'right';
  ctx.textBaseline = 'top';
  ctx.fillText(words.soFar, bbox.left + bbox.width, bbox.top);
  ctx.restore();
}
