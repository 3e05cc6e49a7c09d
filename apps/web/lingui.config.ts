import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue for the shell and one per feature, so that a screen brings its own words and the first load stays small. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tl'],
  format: formatter({ origins: false }),
  catalogs: [
    {
      path: '<rootDir>/src/messages/{locale}/shell',
      include: ['<rootDir>/src/app', '<rootDir>/src/lib', '<rootDir>/src/routes'],
    },
    {
      path: '<rootDir>/src/messages/{locale}/{name}',
      include: ['<rootDir>/src/features/{name}'],
    },
  ],
});
