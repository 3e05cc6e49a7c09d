import { median } from './median.ts';

export interface PlotRow {
  label: string;
  /** One value per round. */
  values: readonly number[];
  goal?: { value: number; reach: 'at least' | 'at most' };
}

export interface PlotPanel {
  title: string;
  unit: string;
  rows: readonly PlotRow[];
}

const width = 760;
const labelWidth = 250;
const valueWidth = 90;
const rowHeight = 34;
const panelHead = 46;
const panelFoot = 30;
const plotWidth = width - labelWidth - valueWidth - 40;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const format = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2);

/** The next round figure (1, 2 or 5 times a power of ten) that leaves room for four steps. */
function stepOf(highest: number): number {
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

function drawRow(row: PlotRow, y: number, x: (value: number) => number): string {
  const middle = y + rowHeight / 2;
  const value = median(row.values);
  const dots = row.values.map(
    (each) => `<circle cx="${x(each).toFixed(1)}" cy="${middle}" r="3.5" class="dot"/>`,
  );
  const goal = row.goal
    ? `<path d="M${x(row.goal.value).toFixed(1)} ${y + 3}v${rowHeight - 6}" class="goal"><title>goal: ${row.goal.reach} ${row.goal.value}</title></path>`
    : '';
  return `<text x="20" y="${middle + 4}">${escapeXml(row.label)}</text>
<rect x="${labelWidth}" y="${middle - 6}" width="${(x(value) - labelWidth).toFixed(1)}" height="12" rx="3" class="bar"/>
${dots.join('')}${goal}
<text x="${width - 20}" y="${middle + 4}" text-anchor="end" class="value">${format(value)}</text>`;
}

function drawPanel(panel: PlotPanel, top: number): string {
  const values = panel.rows.flatMap((row) => [...row.values, row.goal?.value ?? 0]);
  const step = stepOf(Math.max(...values));
  const steps = Math.ceil(Math.max(...values) / step);
  const x = (value: number) => labelWidth + (value / (steps * step)) * plotWidth;
  const bottom = top + panelHead + panel.rows.length * rowHeight;
  const grid = Array.from({ length: steps + 1 }, (_, number) => {
    const at = x(number * step).toFixed(1);
    return `<path d="M${at} ${top + panelHead}V${bottom}" class="grid"/><text x="${at}" y="${bottom + 16}" text-anchor="middle" class="small">${format(number * step).replace(/\.00$/, '')}</text>`;
  });
  const rows = panel.rows.map((row, place) => drawRow(row, top + panelHead + place * rowHeight, x));
  return `<text x="20" y="${top + 28}" class="title">${escapeXml(panel.title)}</text>
<text x="${width - 20}" y="${top + 28}" text-anchor="end" class="small">${escapeXml(panel.unit)}</text>
${grid.join('')}${rows.join('\n')}`;
}

/** Draws each row as a bar to its median, a dot for every round, and a line where its goal is. */
export function drawPlot(panels: readonly PlotPanel[]): string {
  const heights = panels.map((panel) => panelHead + panel.rows.length * rowHeight + panelFoot);
  const tops = heights.map((_, place) =>
    heights.slice(0, place).reduce((sum, height) => sum + height, 0),
  );
  const height = heights.reduce((sum, each) => sum + each, 10);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#1d2330">
<style>.title{font-weight:600;font-size:15px}.small{font-size:11px;fill:#5b6475}.value{font-weight:600}.bar{fill:#f2b84b}.dot{fill:#8a4b08;fill-opacity:.75}.goal{stroke:#0a7a4b;stroke-width:2;stroke-dasharray:4 3}.grid{stroke:#dfe3ea}</style>
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.map((panel, place) => drawPanel(panel, tops[place] ?? 0)).join('\n')}
</svg>
`;
}
