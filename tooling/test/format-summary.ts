import type { TimedResult } from './part.ts';

/** The table of all parts; its last line is read by machines and never changes its form. */
export function formatSummary(results: TimedResult[]): string {
  const rows = results.map((result) =>
    [
      result.failed > 0 ? '✗' : '✓',
      result.name.padEnd(12),
      `${result.passed} passed`.padStart(12),
      `${result.failed} failed`.padStart(10),
      `${result.notRun.length} not run`.padStart(11),
      `${(result.durationMs / 1000).toFixed(1)} s`.padStart(9),
    ].join(' '),
  );
  const failures = results.flatMap((result) =>
    result.reasons.map((reason) => `  ✗ ${result.name}: ${firstLine(reason)}`),
  );
  const notRun = results.flatMap((result) =>
    result.notRun.map((title) => `  – ${result.name}: ${title}`),
  );
  return [
    '',
    ...rows,
    ...under('Failed', failures),
    ...under('Not run', notRun),
    '',
    `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
    '',
  ].join('\n');
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

const under = (heading: string, lines: string[]) =>
  lines.length > 0 ? ['', `${heading}:`, ...lines] : [];

export const sum = (results: TimedResult[], field: 'passed' | 'failed') =>
  results.reduce((total, result) => total + result[field], 0);
