import { type Language, languageName, languages, localeOf } from '@perya/contract/text';

/** Links to a page in each other language, by what that language calls itself. */
export const languageLinks = (path: string, language: Language): string =>
  languages
    .filter((other) => other !== language)
    .map(
      (other) =>
        `<a class="language" href="${path}?lang=${other}" lang="${localeOf(other)}">${languageName(other)}</a>`,
    )
    .join(' ');
