import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTexts } from '../translation/read-texts.ts';

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
const written =
  /\b(maaari(ng)?|muli(ng)?|lamang|mangyaring|manlalaro(ng)?|gantimpala(ng)?|(mag|pag)?deposito(ng)?|iyong)\b/i;

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

/** Where texts for players stand beside their English: what the server refuses and tells, the games, the demo. */
const forPlayers = [
  'apps/server/src/modules/{location,messages}/**/*.ts',
  'apps/web/src/**/*.{ts,tsx}',
  'games/*/**/*.{ts,tsx}',
  'packages/{app-kit,demo}/src/**/*.{ts,tsx}',
  'packages/contract/src/**/errors.ts',
  'packages/contract/src/promotions/errors/*.ts',
  'sandbox/src/studio/**/*.ts',
];

test('what players are told outside of the catalogues is spoken too, and nobody calls us a house', () => {
  const texts = globSync(forPlayers, { cwd: root, exclude: ['**/dist/**', '**/*.test.*'] }).flatMap(
    (path) => readTexts(path, read(path)),
  );
  expect(texts.length).toBeGreaterThan(700);
  const stiff = texts
    .filter(({ tl }) => written.test(tl))
    .map(({ place, tl }) => `${place}: ${tl}`);
  expect(stiff).toEqual([]);
  const ofHouses = texts.filter(({ en }) => /\bthe house\b/i.test(en)).map(({ en }) => en);
  expect(ofHouses).toEqual([]);
});

test('documents for players are spoken as well', () => {
  const documents = globSync('apps/server/src/{demo-documents,modules/content/templates}/*.tl.md', {
    cwd: root,
  });
  expect(documents).toHaveLength(8);
  for (const path of documents) expect(read(path).match(written), path).toBeNull();
});
