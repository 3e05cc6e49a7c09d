import { readFileSync } from 'node:fs';
import { allBrands } from '@perya/contract/brands';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = { styles: read('../../public/offline.css'), script: read('../../public/offline.js') };

it('the page without a line takes every colour that it uses from the brand that the app was seen in', () => {
  const used = new Set([...page.styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(5);
  for (const { styles } of allBrands()) {
    for (const name of used) expect(styles).toContain(`${name}:`);
  }
  expect(page.script).toContain("readKept('brand')");
});

it('until a brand is known it has colours of its own', () => {
  const [root = ''] = /:root \{[^}]*\}/.exec(page.styles) ?? [];
  for (const [, name] of page.styles.matchAll(/var\((--[\w-]+)\)/g)) {
    expect(root).toContain(`${name}:`);
  }
});
