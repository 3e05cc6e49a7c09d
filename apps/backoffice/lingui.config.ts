import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const routesFolder = join(import.meta.dirname, 'src/routes');

/** The catalogue that a route loads before it shows. */
function catalogueOf(route: string): string {
  const source = readFileSync(join(routesFolder, route), 'utf8');
  return /loadMessages\('([\w-]+)'\)/.exec(source)?.[1] ?? 'shell';
}

const routes = globSync('**/*.tsx', { cwd: routesFolder }).map((route) => ({
  path: `<rootDir>/src/routes/${route}`,
  catalogue: catalogueOf(route),
}));

const catalogOf = (name: string, folders: string[]) => ({
  path: `<rootDir>/src/messages/{locale}/${name}`,
  include: [
    ...folders,
    ...routes.filter(({ catalogue }) => catalogue === name).map(({ path }) => path),
  ],
});

/** The login page has no words but its own catalogue, so the parts of lib that it shows are in it too. */
const besides = (name: string) =>
  name === 'login' ? ['<rootDir>/src/lib/fields', '<rootDir>/src/lib/query'] : [];

const features = readdirSync(join(import.meta.dirname, 'src/features'));

/** One catalogue for the shell and one per feature. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tl'],
  format: formatter({ origins: false }),
  catalogs: [
    catalogOf('shell', ['<rootDir>/src/app', '<rootDir>/src/lib']),
    ...features.map((name) =>
      catalogOf(name, [`<rootDir>/src/features/${name}`, ...besides(name)]),
    ),
  ],
});
