import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tabs } from './tabs.ts';

const routes = readFileSync(new URL('../../route-tree.gen.ts', import.meta.url), 'utf8');

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
  expect(routes).toMatch(new RegExp(`^  '${path}/?': typeof `, 'm'));
});
