import { languages } from '@perya/contract/text';
import { expect, it } from 'vitest';
import { languageOfLocale, localeOf } from './locale.ts';

it('goes from language to locale and back', () => {
  expect(languages.map((language) => languageOfLocale(localeOf(language)))).toEqual(languages);
});
