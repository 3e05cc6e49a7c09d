import { languageOfLocale, languages, localeOf } from '@perya/contract/text';
import { expect, it } from 'vitest';

it('goes from language to locale and back', () => {
  expect(languages.map((language) => languageOfLocale(localeOf(language)))).toEqual(languages);
});
