import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const catalogues = 'apps/backoffice/src/messages/tl/';

/** What a page says in one language and in the other, of messages on one line. */
function readCatalogue(text: string): [string, string][] {
  return [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
    ([, english = '', tagalog = '']) => [english, tagalog],
  );
}

/** The rows of the table under the heading. */
function readGlossary(): [string, string][] {
  const [, section = ''] = read('docs/words.md').split('## Tagalog\n');
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| (.+) \| (.+) \|$/gm)]
    .map(([, english = '', tagalog = '']): [string, string] => [english, tagalog])
    .filter(([english]) => english !== 'English');
}

test('the words of the glossary are those of the staff app, each with one Tagalog word', () => {
  const said = new Map<string, Set<string>>();
  for (const file of readdirSync(new URL(catalogues, root))) {
    for (const [english, tagalog] of readCatalogue(read(catalogues + file))) {
      said.set(english, (said.get(english) ?? new Set()).add(tagalog));
    }
  }
  const glossary = readGlossary();
  expect(glossary.length).toBeGreaterThan(79);
  for (const [english, tagalog] of glossary) {
    expect([...(said.get(english) ?? [])], english).toEqual([tagalog]);
  }
  expect([...said.values()].some((words) => words.has('Ni'))).toBe(false);
});
