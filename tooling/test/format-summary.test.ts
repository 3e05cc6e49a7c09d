import { expect, it } from 'vitest';
import { formatSummary } from './format-summary.ts';
import type { TimedResult } from './part.ts';

const resultOf = (over: Partial<TimedResult>): TimedResult => ({
  name: 'unit',
  durationMs: 1500,
  passed: 0,
  failed: 0,
  notRun: [],
  reasons: [],
  ...over,
});

const lastLineOf = (text: string) => text.trimEnd().split('\n').at(-1);

it('ends with the sums of all parts', () => {
  const text = formatSummary([
    resultOf({ name: 'types', passed: 1 }),
    resultOf({ passed: 40, failed: 2, reasons: ['a', 'b'] }),
  ]);
  expect(lastLineOf(text)).toBe('41 passed, 2 failed');
});

it('names what failed, by its first line, and what did not run', () => {
  const text = formatSummary([
    resultOf({ failed: 1, reasons: ['adds up\n  stack'], notRun: ['keeps limits in Valkey'] }),
  ]);
  expect(text).toContain('✗ unit: adds up\n');
  expect(text).not.toContain('stack');
  expect(text).toContain('– unit: keeps limits in Valkey');
});
