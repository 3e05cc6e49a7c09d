import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageName, languages, localeOf } from '@perya/contract/text';
import { describe, expect, it } from 'vitest';

const [, ...translations] = languages;
const all = ['web', 'backoffice'].flatMap((app) =>
  translations.map((language) => ({ app, language, name: languageName(language) })),
);

describe.each(all)('the catalogues of apps/$app in $name', ({ app, language }) => {
  const folder = join(
    import.meta.dirname,
    '../../../apps',
    app,
    'src/messages',
    localeOf(language),
  );
  const names = readdirSync(folder);

  function entries(name: string): { id: string; text: string }[] {
    const catalogue = readFileSync(join(folder, name), 'utf8');
    const found = catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
    return [...found].map(([, id = '', text = '']) => ({ id, text }));
  }

  it.each(names)('say everything of %s', (name) => {
    const untold = entries(name).filter(({ text }) => text === '');
    expect(untold.map(({ id }) => id)).toEqual([]);
  });

  it('say one thing in one way, because the server draws a page from all, and a screen keeps those seen before', () => {
    const known = new Map<string, string>();
    for (const name of names) {
      for (const { id, text } of entries(name)) {
        expect({ id, text }).toEqual({ id, text: known.get(id) ?? text });
        known.set(id, text);
      }
    }
  });
});
