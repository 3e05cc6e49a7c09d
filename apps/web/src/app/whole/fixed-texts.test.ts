import { globSync, readFileSync } from 'node:fs';
import { listTexts } from '@perya/contract/list-texts';
import { supportTexts } from '@perya/contract/rules/support/words';
import { expect, it } from 'vitest';

const root = new URL('../../../../../', import.meta.url);

/** Everything that a player's screen can say: what the app writes itself and what it takes from the contract. */
const sources = ['apps/web/src', 'packages/contract/src', 'packages/ui/src'].flatMap((folder) =>
  globSync('**/*.{ts,tsx}', { cwd: new URL(folder, root), exclude: ['**/*.test.ts'] }).map(
    (file) => ({ file, text: readFileSync(new URL(`${folder}/${file}`, root), 'utf8') }),
  ),
);

const fixed = [
  'Error fetching data.',
  'There is no data yet!',
  'Loading...',
  'Coming soon',
  'The maximum number of characters exceeds the limit',
];

/** How the app and the contract spell a text, whatever its case and marks: as a message, or as a text of both languages. */
function spellingsOf(text: string): string[] {
  const words = (text.match(/[a-z]+/gi) ?? []).join('[^a-z\\n]{1,3}');
  const pattern = new RegExp(
    `(?:\\bt\`|\\ben: ')([^a-z'\`\\n]{0,3}${words}[^a-z'\`\\n]{0,3})['\`]`,
    'gi',
  );
  const found = sources.flatMap(({ text: source }) =>
    [...source.matchAll(pattern)].map(([, spelled = '']) => spelled),
  );
  return [...new Set(found)];
}

it.each(fixed)('"%s" is spelled in one way wherever it is raised [G-244]', (text) => {
  // The lists of the shell have a full-width mark of their own.
  const spellings = spellingsOf(text).filter((each) => each !== listTexts.emptyShell.en);
  expect(spellings).toEqual([text]);
});

it('the lists and the feedback take them from the contract, the welfare tile warns [G-244]', () => {
  expect([
    listTexts.failed.en,
    listTexts.emptyGames.en,
    listTexts.loading.en,
    supportTexts.feedbackTooLong.en,
  ]).toEqual(fixed.filter((text) => text !== 'Coming soon'));
  const raising = sources.filter(({ text }) => text.includes('Coming soon'));
  expect(raising.map(({ file }) => file)).toEqual(['features/welfare/hub/welfare-tile.tsx']);
  expect(raising[0]?.text).toContain('toast.warning(t`Coming soon`)');
});
