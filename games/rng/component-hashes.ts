import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../registry.ts';

/** A part whose code decides what a round pays, with the hash of its files. */
export interface Component {
  name: string;
  files: number;
  sha256: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const filesOf = (folder: string): string[] =>
  globSync('**/*.ts', { cwd: join(root, folder) })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();

function hashOf(name: string, folders: readonly string[]): Component {
  const files = folders.flatMap(filesOf);
  const hash = createHash('sha256');
  for (const file of files) {
    const content = createHash('sha256').update(readFileSync(join(root, file)));
    hash.update(`${file}\0${content.digest('hex')}\n`);
  }
  return { name, files: files.length, sha256: hash.digest('hex') };
}

/** The source of chance, what several games share, and the rules of each. Whoever has the release computes the same. */
export const hashComponents = (): Component[] => [
  hashOf('rng', ['packages/game-kit/src']),
  hashOf('shared rules', ['games/slot-kit/rules', 'games/dice-and-cards']),
  ...Object.keys(games)
    .sort()
    .map((slug) => hashOf(slug, [`games/${slug}/rules`])),
];

/** Components that are not what they were. */
export function listChanged(
  before: readonly Component[],
  after: readonly Component[],
): readonly string[] {
  const known = new Map(before.map(({ name, sha256 }) => [name, sha256]));
  const names = new Set([...before, ...after].map(({ name }) => name));
  return [...names].filter(
    (name) => known.get(name) !== after.find((each) => each.name === name)?.sha256,
  );
}
