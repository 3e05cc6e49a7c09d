import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages, localeOf, spokenFor } from '@perya/contract/text';

const [source, ...translations] = languages;

/** What Lingui reads where a catalogue says nothing yet; where that is English, the message itself is it. */
const fallbacks = Object.fromEntries(
  translations.flatMap((language) => {
    const [, next, ...further] = spokenFor(language);
    return next && further.length > 0 ? [[localeOf(language), localeOf(next)]] : [];
  }),
);

/**
 * One catalogue for the shell and one per feature, so that a screen brings its own words and the first load stays
 * small. `besides` are folders whose words are in the catalogue of a feature as well.
 */
export function appCatalogues(
  app: string,
  besides: Readonly<Record<string, readonly string[]>> = {},
): LinguiConfig {
  const routesFolder = join(app, 'src/routes');
  const routes = globSync('**/*.tsx', { cwd: routesFolder }).map((route) => ({
    path: `<rootDir>/src/routes/${route}`,
    catalogue: catalogueOf(readFileSync(join(routesFolder, route), 'utf8')),
  }));
  const catalogue = (name: string, folders: readonly string[]) => ({
    path: `<rootDir>/src/messages/{locale}/${name}`,
    include: [
      ...folders.map((folder) => `<rootDir>/src/${folder}`),
      ...routes.filter((route) => route.catalogue === name).map(({ path }) => path),
    ],
  });
  return {
    sourceLocale: localeOf(source),
    // English is what the sources say, so it has no catalogues.
    locales: translations.map(localeOf),
    fallbackLocales: fallbacks,
    format: formatter({ origins: false }),
    catalogs: [
      catalogue('shell', ['app', 'lib']),
      ...readdirSync(join(app, 'src/features')).map((name) =>
        catalogue(name, [`features/${name}`, ...(besides[name] ?? [])]),
      ),
    ],
  };
}

/** The catalogue that a route loads before it shows: its title belongs there, or it would be in the first load. */
const catalogueOf = (route: string) => /loadMessages\('([\w-]+)'\)/.exec(route)?.[1] ?? 'shell';
