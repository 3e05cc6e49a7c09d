import { keepResults } from '../keep-results.ts';
import { median } from '../median.ts';
import { drawPlot } from '../plot.ts';
import { formatTable } from '../table.ts';
import { failedAudits, isMet, type Measure, measures, show } from './measures.ts';
import type { Result } from './slowdown.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Row {
  measure: Measure;
  values: number[];
  middle: number;
}

function tableOf(rows: readonly Row[]): string {
  const sign = { 'at least': '≥', 'at most': '≤' };
  const cells = rows.map(({ measure, values, middle }) => [
    measure.name,
    `${show(middle)} ${measure.unit}`.trim(),
    show(Math.min(...values)),
    show(Math.max(...values)),
    measure.goal ? `${sign[measure.goal.reach]} ${measure.goal.value}` : '',
    measure.goal ? (isMet(measure, middle) ? 'met' : 'missed') : '',
  ]);
  return formatTable([['', 'median', 'least', 'most', 'goal', ''], ...cells]);
}

function plotOf(rows: readonly Row[]): string {
  const panel = (title: string, unit: string, names: readonly string[]) => ({
    title,
    unit,
    rows: rows
      .filter(({ measure }) => names.includes(measure.name))
      .map(({ measure: { name, goal }, values }) => ({
        label: name,
        values,
        ...(goal ? { goal } : {}),
      })),
  });
  return drawPlot([
    panel('Lighthouse mobile, applied throttling', 'score of 100', [
      'performance',
      'accessibility',
      'best practices',
      'SEO',
    ]),
    panel('Until the page is there', 'ms', ['largest contentful paint', 'total blocking time']),
    panel('First load', 'KB of JavaScript, compressed', ['first-load JavaScript']),
  ]);
}

/** One page, in several rounds. */
export function reportPage(
  path: string,
  results: readonly Result[],
  named: ReadonlySet<string>,
): void {
  const rows = measures.map((measure) => {
    const values = results.map((result) => measure.of(result, named));
    return { measure, values, middle: median(values) };
  });
  for (const line of new Set(results.flatMap(failedAudits))) print(line);
  const figures = rows.map(({ measure: { name, unit, goal }, values, middle }) => ({
    name,
    unit,
    goal,
    median: middle,
    values,
  }));
  const method = 'Lighthouse mobile, applied throttling';
  const record = { path, method, figures };
  print(`\n${keepResults('web', { record, plot: plotOf(rows), table: tableOf(rows) })}`);
  if (rows.some(({ measure, middle }) => !isMet(measure, middle))) process.exitCode = 1;
}
