import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../messages/tl');

function entries(name: string): { id: string; text: string }[] {
  const catalogue = readFileSync(join(folder, name), 'utf8');
  const found = catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return [...found].map(([, id = '', text = '']) => ({ id, text }));
}

it.each(readdirSync(folder))('says everything of %s in Tagalog too', (name) => {
  const untold = entries(name).filter(({ text }) => text === '');
  expect(untold.map(({ id }) => id)).toEqual([]);
});

it('says one thing in one way, because the server draws a page from all catalogues together', () => {
  const known = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    for (const { id, text } of entries(name)) {
      expect({ id, text }).toEqual({ id, text: known.get(id) ?? text });
      known.set(id, text);
    }
  }
});
