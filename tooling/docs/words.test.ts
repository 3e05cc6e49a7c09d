import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** What a page says in one language and in the other, of messages on one line. */
function readCatalogue(text: string): [string, string][] {
  return [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
    ([, english = '', tagalog = '']) => [english, tagalog],
  );
}

/** Every Tagalog of each English message of an app. */
function readApp(app: string): Map<string, Set<string>> {
  const catalogues = `apps/${app}/src/messages/tl/`;
  const said = new Map<string, Set<string>>();
  for (const file of readdirSync(new URL(catalogues, root))) {
    for (const [english, tagalog] of readCatalogue(read(catalogues + file))) {
      said.set(english, (said.get(english) ?? new Set()).add(tagalog));
    }
  }
  return said;
}

/** The rows of the table under the heading. */
function readGlossary(heading: string): [string, string][] {
  const [, section = ''] = read('docs/words.md').split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| (.+) \| (.+) \|$/gm)]
    .map(([, english = '', tagalog = '']): [string, string] => [english, tagalog])
    .filter(([english]) => english !== 'English');
}

test('the words of the glossary are those of the staff app, each with one Tagalog word', () => {
  const said = readApp('backoffice');
  const glossary = readGlossary('Tagalog');
  expect(glossary.length).toBeGreaterThan(79);
  for (const [english, tagalog] of glossary) {
    expect([...(said.get(english) ?? [])], english).toEqual([tagalog]);
  }
  expect([...said.values()].some((words) => words.has('Ni'))).toBe(false);
});

/** Written Tagalog, which nobody speaks to a player. */
const written = /\b(maaari(ng)?|muli|lamang|mangyaring|manlalaro(ng)?|gantimpala(ng)?|deposito)\b/i;

test('the player app speaks as its glossary says, and as players in Manila speak', () => {
  const said = readApp('web');
  const glossary = readGlossary('Tagalog of players');
  expect(glossary.length).toBeGreaterThan(59);
  for (const [english, tagalog] of glossary) {
    expect([...(said.get(english) ?? [])], english).toEqual([tagalog]);
  }
  const stiff = [...said.values()]
    .flatMap((words) => [...words])
    .filter((text) => written.test(text));
  expect(stiff).toEqual([]);
});
