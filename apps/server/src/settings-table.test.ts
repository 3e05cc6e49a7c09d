import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { variables } from './settings.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

describe('the table of settings in the README', () => {
  test('is what the parts of the server declare', () => {
    const [, table = ''] =
      /\| setting \| default \| meaning \|\n\|---\|---\|---\|\n((?:\|.*\n)+)/.exec(readme) ?? [];
    const declared = Object.entries(variables).map(
      ([name, { unset, meaning }]) => `| \`${name}\` | ${unset} | ${meaning} |`,
    );
    expect(table.trimEnd().split('\n')).toEqual(declared);
  });
});
