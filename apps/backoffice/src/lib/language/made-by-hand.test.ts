import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../../', import.meta.url);
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\./.test(file));

/** A message as the macro makes it, but by hand: of a name, which no catalogue has. */
const byHand = /\bid: [^'"`,\n]+,\s*message:/;

it('makes no message of a name: what no catalogue has is compiled in the browser, which says so in its console', () => {
  expect(byHand.test('{ id: brandLabel(tag), message: brandLabel(tag) }')).toBe(true);
  expect(files.length).toBeGreaterThan(500);
  const made = files.filter((file) => byHand.test(readFileSync(new URL(file, source), 'utf8')));
  expect(made).toEqual([]);
});
