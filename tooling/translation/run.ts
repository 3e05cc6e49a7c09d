import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { languages, localeOf } from '@perya/contract/text';
import { inProject, projectRoot } from '../launch/project-root.mjs';
import { readTexts, replaceTexts } from './read-texts.ts';
import {
  type Entry,
  fillCatalogue,
  fillTexts,
  languageOfReview,
  readCatalogue,
  readReview,
  textsJson,
  writeReview,
} from './review-file.ts';

const read = (path: string) => readFileSync(inProject(path), 'utf8');

/** English is what the sources say: there is nothing to translate. */
const [, ...translations] = languages.map(localeOf);
const cataloguesOf = (locale: string) =>
  globSync(`apps/*/src/messages/${locale}/*.po`, { cwd: projectRoot }).sort();
const sources = globSync('{packages,apps,games,sandbox}/**/*.{ts,tsx}', {
  cwd: projectRoot,
  exclude: (path) => /(^|\/)(node_modules|dist|testing)(\/|$)|\.test\.tsx?$/.test(path),
}).sort();

/** Tagalog stands beside the English of a text; a further language has its texts in one catalogue. */
const textsFile = (locale: string) =>
  locale === 'tl' ? null : `packages/contract/src/texts/${locale}.json`;

function readTextsFile(path: string): Record<string, string> {
  return existsSync(inProject(path)) ? JSON.parse(read(path)) : {};
}

/** Writes one file for a translator: the messages of the apps, and the texts that stand in the sources. */
function writeOut(locale: string): void {
  const ownTexts = textsFile(locale);
  const known = ownTexts === null ? null : readTextsFile(ownTexts);
  const entries: Entry[] = [
    ...cataloguesOf(locale).flatMap((path) => readCatalogue(path, read(path))),
    ...sources.flatMap((path) =>
      readTexts(path, read(path)).map(({ place, en, tl }) => ({
        place,
        en,
        translation: known === null ? tl : (known[en] ?? ''),
      })),
    ),
  ];
  const reviewFile = `reports/translation/${locale}.po`;
  mkdirSync(inProject('reports/translation'), { recursive: true });
  writeFileSync(inProject(reviewFile), writeReview(locale, entries));
  process.stdout.write(`${reviewFile}: ${entries.length} texts\n`);
}

function writeWhereOther(path: string, before: string, after: string): void {
  if (after === before) return;
  mkdirSync(dirname(inProject(path)), { recursive: true });
  writeFileSync(inProject(path), after);
  process.stdout.write(`${path}\n`);
}

/** Writes what a translator changed back to where each text stands. */
function takeIn(file: string): void {
  const given = readFileSync(file, 'utf8');
  const locale = languageOfReview(given);
  if (!translations.some((each) => each === locale)) {
    throw new Error(`${file} is of no language of packages/contract/src/languages.ts: ${locale}`);
  }
  const review = readReview(given);
  for (const path of cataloguesOf(locale)) {
    const before = read(path);
    writeWhereOther(path, before, fillCatalogue(before, review.get(path) ?? new Map()));
  }
  const ownTexts = textsFile(locale);
  if (ownTexts === null) {
    for (const path of sources) {
      const before = read(path);
      writeWhereOther(path, before, replaceTexts(path, before, review));
    }
    return;
  }
  const before = readTextsFile(ownTexts);
  const after = fillTexts(before, review);
  writeWhereOther(ownTexts, textsJson(before), textsJson(after));
}

const [given] = process.argv.slice(2);
if (given === undefined) for (const locale of translations) writeOut(locale);
else takeIn(given);
