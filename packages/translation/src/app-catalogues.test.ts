import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { appCatalogues } from './app-catalogues.ts';

const app = mkdtempSync(join(tmpdir(), 'perya-catalogues-'));
afterAll(() => rmSync(app, { recursive: true }));
for (const folder of ['routes', 'features/news', 'features/login']) {
  mkdirSync(join(app, 'src', folder), { recursive: true });
}
writeFileSync(join(app, 'src/routes/news.tsx'), "loader: () => context.loadMessages('news')");
writeFileSync(join(app, 'src/routes/root.tsx'), '');

it('gives each feature its catalogue, with the routes that load it, and the shell all the rest', () => {
  const { catalogs } = appCatalogues(app, { login: ['lib/fields'] });
  const inSources = (name: string) => `<rootDir>/src/${name}`;
  const found = Object.fromEntries(
    catalogs?.map(({ path, include }) => [path.split('/').at(-1), [...include].sort()]) ?? [],
  );
  expect(found).toEqual({
    shell: ['app', 'lib', 'routes/root.tsx'].map(inSources),
    news: ['features/news', 'routes/news.tsx'].map(inSources),
    login: ['features/login', 'lib/fields'].map(inSources),
  });
});
