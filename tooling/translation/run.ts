import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, projectRoot } from '../launch/project-root.mjs';
import { readTexts, replaceTexts } from './read-texts.ts';
import {
  type Entry,
  fillCatalogue,
  readCatalogue,
  readReview,
  writeReview,
} from './review-file.ts';

const language = 'tl';
const reviewFile = `reports/translation/${language}.po`;
const read = (path: string) => readFileSync(inProject(path), 'utf8');

const catalogues = globSync(`apps/*/src/messages/${language}/*.po`, { cwd: projectRoot }).sort();
const sources = globSync('{packages,apps,games,sandbox}/**/*.{ts,tsx}', {
  cwd: projectRoot,
  exclude: (path) => /(^|\/)(node_modules|dist|testing)(\/|$)|\.test\.tsx?$/.test(path),
}).sort();

/** Writes one file for a translator: the messages of the apps, and the texts that stand in the sources. */
function writeOut(): void {
  const entries: Entry[] = [
    ...catalogues.flatMap((path) => readCatalogue(path, read(path))),
    ...sources.flatMap((path) =>
      readTexts(path, read(path)).map(({ place, en, tl }) => ({ place, en, translation: tl })),
    ),
  ];
  mkdirSync(inProject('reports/translation'), { recursive: true });
  writeFileSync(inProject(reviewFile), writeReview(language, entries));
  process.stdout.write(`${reviewFile}: ${entries.length} texts\n`);
}

/** Writes what a translator changed back to where each text stands. */
function takeIn(file: string): void {
  const review = readReview(readFileSync(file, 'utf8'));
  for (const path of [...catalogues, ...sources]) {
    const before = read(path);
    const after = path.endsWith('.po')
      ? fillCatalogue(before, review.get(path) ?? new Map())
      : replaceTexts(path, before, review);
    if (after === before) continue;
    writeFileSync(inProject(path), after);
    process.stdout.write(`${path}\n`);
  }
}

const [given] = process.argv.slice(2);
if (given === undefined) writeOut();
else takeIn(given);
