import {
  type ConfigurationFile,
  configurationFile,
  configurationVersion,
} from '@perya/contract/configuration/file';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import type { ConfigurationPart } from '../../../platform/configuration/part.ts';

export interface FileProblem {
  /** The part and the row; empty for the whole file. */
  where: string;
  says: Text;
}

/** Rows by part, as the file has them; not judged yet. */
export type GivenRows = ReadonlyMap<string, readonly unknown[]>;

const unreadable: Text = {
  en: 'This is no whole file of configuration: it was cut, or is something else',
  tl: 'Hindi ito buong file ng configuration: naputol ito, o iba ito',
};
const newer = (version: number): Text => ({
  en: `The file has version ${version}, which a later release wrote; this one reads up to ${configurationVersion}`,
  tl: `Bersyon ${version} ang file, na isinulat ng mas bagong release; hanggang ${configurationVersion} ang nababasa nito`,
});
const unknown: Text = {
  en: 'This installation has no such part of configuration',
  tl: 'Walang ganitong bahagi ng configuration ang installation na ito',
};
const empty: Text = {
  en: 'The file names no part of the configuration',
  tl: 'Walang pinangalanang bahagi ng configuration ang file',
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const versionOf = (given: unknown): number =>
  typeof given === 'object' && given !== null && 'version' in given ? Number(given.version) : 0;

/** What a file says, or why it is not taken: whole, of a version that is known, and with known parts alone. */
export function readFile(
  text: string,
  parts: readonly Pick<ConfigurationPart, 'name'>[],
): {
  rows: GivenRows;
  pictures: ConfigurationFile['pictures'];
  problems: readonly FileProblem[];
} {
  const refused = (problems: readonly FileProblem[]) => ({
    rows: new Map<string, readonly unknown[]>(),
    pictures: {},
    problems,
  });
  const given = parse(text);
  const version = versionOf(given);
  // Before its shape is judged: a later one may have another.
  if (version > configurationVersion) return refused([{ where: '', says: newer(version) }]);
  const read = z.safeParse(configurationFile, given);
  if (!read.success) return refused([{ where: '', says: unreadable }]);
  const rows: GivenRows = new Map(Object.entries(read.data.parts));
  if (rows.size === 0) return refused([{ where: '', says: empty }]);
  const strange = [...rows.keys()].filter((name) => !parts.some((part) => part.name === name));
  if (strange.length > 0) return refused(strange.map((where) => ({ where, says: unknown })));
  return { rows, pictures: read.data.pictures, problems: [] };
}
