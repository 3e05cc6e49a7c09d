import { readFileSync } from 'node:fs';
import { inProject } from '../launch/project-root.mjs';

export interface Advisory {
  name: string;
  /** The first good version of each major line that got one. */
  fixes: string[];
  id: string;
}

export interface Installed {
  name: string;
  version: string;
}

/** Serious advisories noted by hand: for where the registry offers none, and never a whole list. */
export function readKnown(): Advisory[] {
  const [, ...lines] = readFileSync(inProject('tooling/advisories/known.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [name = '', fixes = '', id = ''] = line.split('\t');
    return { name, fixes: fixes.split(' '), id };
  });
}

interface Locked {
  version?: string;
  dev?: boolean;
  link?: boolean;
}

/** What the product runs or is built with; what only tests need is left out. */
export function listInstalled(lock: { packages: Record<string, Locked> }): Installed[] {
  return Object.entries(lock.packages).flatMap(([path, { version, dev, link }]) => {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || dev || link || version === undefined) return [];
    return [{ name: path.slice(at + 'node_modules/'.length), version }];
  });
}

const numbersOf = (version: string) =>
  (version.split('-', 1)[0] ?? '').split('.').map((part) => Number(part));

function isBefore(version: string, other: string): boolean {
  const own = numbersOf(version);
  const theirs = numbersOf(other);
  const at = own.findIndex((number, place) => number !== (theirs[place] ?? 0));
  return at >= 0 && (own[at] ?? 0) < (theirs[at] ?? 0);
}

/** By the fix of its own major line; a line without one is bad if it is older than every fix. */
function isBad(version: string, fixes: readonly string[]): boolean {
  const [major] = numbersOf(version);
  const own = fixes.find((fix) => numbersOf(fix)[0] === major);
  return own ? isBefore(version, own) : fixes.every((fix) => isBefore(version, fix));
}

export function findBad(installed: readonly Installed[], known: readonly Advisory[]): string[] {
  return installed.flatMap(({ name, version }) =>
    known
      .filter((advisory) => advisory.name === name && isBad(version, advisory.fixes))
      .map(({ id }) => `${name} ${version}: ${id}`),
  );
}
