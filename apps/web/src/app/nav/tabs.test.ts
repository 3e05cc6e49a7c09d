import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tabs } from './tabs.ts';

const routes = globSync(`${import.meta.dirname}/../../routes/**/*.tsx`)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('are five in their order', () => {
  expect(tabs.map(({ name, path }) => [name, path])).toEqual([
    ['home', '/'],
    ['filcoins', '/s-points'],
    ['welfare', '/welfare'],
    ['service', '/service'],
    ['my', '/my'],
  ]);
});

it.each(tabs)('$name leads to a page', ({ path }) => {
  expect(routes).toMatch(new RegExp(`^  path: '${path}',$`, 'm'));
});
