import { readFileSync } from 'node:fs';
import { brands, brandTags } from '@perya/contract/brands';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = { styles: read('../../public/offline.css'), script: read('../../public/offline.js') };

/** The declarations of a rule, by their names. */
function declarations(styles: string, selector: string): Record<string, string> {
  const body = styles.slice(styles.indexOf(`${selector} {`)).split(/[{}]/)[1] ?? '';
  return Object.fromEntries([...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, a, b]) => [a, b]));
}

it.each(brandTags)('the page without a line has the colours and the name of %s', (tag) => {
  const own = read(`../../../../packages/ui/src/brands/${tag}.css`);
  const brand = Object.fromEntries(
    [...own.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, a, b]) => [a, b]),
  );
  const shown = declarations(page.styles, tag === 'h5' ? ':root' : `:root[data-brand="${tag}"]`);
  for (const name of ['--surface', '--ink', '--accent']) expect(shown[name]).toBe(brand[name]);
  expect(page.script).toContain(tag === 'h5' ? brands.h5.name : `${tag}: '${brands[tag].name}'`);
});
