import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('**/*.{ts,tsx}', { cwd: new URL('../', import.meta.url) })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(`../${file}`, import.meta.url), 'utf8') }));

it('lets one pick a player, a venue and a game by name wherever a code is asked for', () => {
  const typedAlone =
    /textFilter\(msg`(Player|Venue|Game)\b|<Text(Field|Area)\b[^>]*label=\{t`(Player id|Venue|Games?)`\}/;
  expect(files.filter(({ text }) => typedAlone.test(text)).map(({ file }) => file)).toEqual([]);
  expect(files.filter(({ text }) => text.includes("'player')")).length).toBeGreaterThan(10);
});
