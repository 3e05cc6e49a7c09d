import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const texts = globSync('features/**/*.{ts,tsx}', { cwd: new URL('../', import.meta.url) })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(`../${file}`, import.meta.url), 'utf8') }));

/** A size of memory or a disk is written with its own steps. What is written to a player has a language of its own. */
const others = new Set([
  'features/house/format-bytes.ts',
  'features/promotions/preview/preview-texts.ts',
  'features/support/context/use-variables.ts',
]);

it('writes dates and amounts by one component each, in the language of the page', () => {
  expect(texts.length).toBeGreaterThan(300);
  const odd = texts.filter(
    ({ file, text }) =>
      !others.has(file) && /toLocale\w+\(|Intl\.|i18n\.date\(|`₱\$\{|'₱' \+/.test(text),
  );
  expect(odd.map(({ file }) => file)).toEqual([]);
});
