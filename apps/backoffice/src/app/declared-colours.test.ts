import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const appFiles = (pattern: string) =>
  globSync(pattern, { cwd: new URL('../', import.meta.url) }).map((file) =>
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
  );
const uiFile = (file: string) =>
  readFileSync(new URL(`../../../../packages/ui/src/${file}`, import.meta.url), 'utf8');

const styles = appFiles('**/*.css');
const code = appFiles('**/*.tsx');

/** What a style may name: what the theme of staff declares, the app itself, or a component for its own element. */
const declared = new Set(
  [...styles, ...code, uiFile('theme.css'), uiFile('brands/staff.css'), uiFile('brands/status.css')]
    .flatMap((text) => [...text.matchAll(/(--[a-z][\w-]*)['"]?\]?\s*:/g)])
    .map(([, name]) => name),
);

it('names no colour that nobody declares: a bar with one would be black on black', () => {
  const named = styles.flatMap((text) => [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)]);
  expect(named.length).toBeGreaterThan(100);
  const undeclared = named.map(([, name]) => name).filter((name) => !declared.has(name));
  expect([...new Set(undeclared)]).toEqual([]);
});

it('draws what was spent of a budget in the accent, and in the colour of a warning where it is nearly all', () => {
  const desk = appFiles('features/promotions/promotions.css').join();
  expect(desk).toMatch(/\.spent-bar \{[^}]*background: var\(--line\)/);
  expect(desk).toMatch(/\.spent-bar > span \{[^}]*background: var\(--accent\)/);
  expect(desk).toMatch(/\.spent-bar\[data-full\] > span \{[^}]*background: var\(--negative\)/);
});
