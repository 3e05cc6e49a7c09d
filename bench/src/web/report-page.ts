import { drawPlot } from '../plot.ts';
import { keepMeasured, type MeasuredRow } from './measure-rows.ts';
import { failedAudits, measures } from './measures.ts';
import type { Result } from './slowdown.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

function plotOf(rows: readonly MeasuredRow[]): string {
  const panel = (title: string, unit: string, names: readonly string[]) => ({
    title,
    unit,
    rows: rows
      .filter(({ name }) => names.includes(name))
      .map(({ name, goal, values }) => ({ label: name, values, ...(goal ? { goal } : {}) })),
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
  const rows = measures.map(({ of, ...measure }) => ({
    ...measure,
    values: results.map((result) => of(result, named)),
  }));
  for (const line of new Set(results.flatMap(failedAudits))) print(line);
  const record = { path, method: 'Lighthouse mobile, applied throttling' };
  print(`\n${keepMeasured('web', rows, { record, plot: plotOf(rows) })}`);
}
