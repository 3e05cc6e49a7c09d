import { createItem, createPoFile, parsePo, stringifyPo } from 'pofile-ts';

/** One text to review: where it stands, what it says in English, and in the language of the file. */
export interface Entry {
  place: string;
  en: string;
  translation: string;
}

// As Lingui writes its catalogues: a text is one line, however long.
const oneLine = { foldLength: 0, compactMultiline: false };

/** Everything that is translated, whichever way, as one file that every translation tool opens. */
export function writeReview(language: string, entries: readonly Entry[]): string {
  const file = createPoFile();
  file.headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' };
  file.items = entries.map(({ place, en, translation }) =>
    Object.assign(createItem(), { msgctxt: place, msgid: en, msgstr: [translation] }),
  );
  return stringifyPo(file, oneLine);
}

/** Place → English → translation. */
export type Review = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function readReview(text: string): Review {
  const places = new Map<string, Map<string, string>>();
  for (const { msgctxt, msgid, msgstr } of parsePo(text).items) {
    const place = places.get(msgctxt ?? '') ?? new Map<string, string>();
    places.set(msgctxt ?? '', place.set(msgid, msgstr[0] ?? ''));
  }
  return places;
}

export const languageOfReview = (text: string): string => parsePo(text).headers['Language'] ?? '';

export const readCatalogue = (place: string, text: string): Entry[] =>
  parsePo(text)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgstr }) => ({ place, en: msgid, translation: msgstr[0] ?? '' }));

/** A catalogue of an app with other translations; what is not given stays. */
export function fillCatalogue(text: string, translated: ReadonlyMap<string, string>): string {
  return readCatalogue('', text).reduce((filled, { en, translation }) => {
    const next = translated.get(en);
    if (next === undefined || next === '' || next === translation) return filled;
    const idLine = `msgid ${JSON.stringify(en)}\n`;
    const before = `${idLine}msgstr ${JSON.stringify(translation)}\n`;
    return filled.replace(before, () => `${idLine}msgstr ${JSON.stringify(next)}\n`);
  }, text);
}

/** The texts of a language that has them in one catalogue, with what a translator gave; one English is said in one way. */
export function fillTexts(
  known: Readonly<Record<string, string>>,
  review: Review,
): Record<string, string> {
  const given = [...review].flatMap(([place, said]) => (place.includes('.po') ? [] : [...said]));
  return { ...known, ...Object.fromEntries(given.filter(([, translation]) => translation !== '')) };
}

export const textsJson = (texts: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(texts, Object.keys(texts).sort(), 2)}\n`;
