import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../messages');

function entries(locale: string, name: string): { id: string; text: string }[] {
  const catalogue = readFileSync(join(folder, locale, name), 'utf8');
  const found = catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return [...found].map(([, id = '', text = '']) => ({ id, text }));
}

it.each(readdirSync(join(folder, 'en')))('says everything of %s in Tagalog too', (name) => {
  const tagalog = entries('tl', name);
  expect(tagalog.map(({ id }) => id)).toEqual(entries('en', name).map(({ id }) => id));
  expect(tagalog.filter(({ text }) => text === '').map(({ id }) => id)).toEqual([]);
});

it('says one thing in one way, because the catalogues of all screens seen so far are one', () => {
  const known = new Map<string, string>();
  for (const name of readdirSync(join(folder, 'tl'))) {
    for (const { id, text } of entries('tl', name)) {
      expect({ id, text }).toEqual({ id, text: known.get(id) ?? text });
      known.set(id, text);
    }
  }
});
