import type { ConfigurationFile } from '@perya/contract/configuration/file';
import type { ConfigurationPart, PlainRow } from '../../../platform/configuration/part.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { FileProblem, GivenRows } from './read-file.ts';

type Pictures = ConfigurationFile['pictures'];

const isRow = (row: unknown): row is PlainRow => typeof row === 'object' && row !== null;

/** Addresses that rows of a part show, each once. */
function addressesIn(part: ConfigurationPart, rows: readonly unknown[]): string[] {
  const shown = rows.filter(isRow).flatMap((row) => part.pictures?.of(row) ?? []);
  return [...new Set(shown.filter((address) => typeof address === 'string'))];
}

/** The pictures that the rows of a file show. Drawings of the house are no files: every installation has them. */
export async function readPictures(
  parts: readonly ConfigurationPart[],
  rowsOf: (name: string) => readonly unknown[],
): Promise<Pictures> {
  const found: Pictures = {};
  for (const part of parts) {
    for (const address of addressesIn(part, rowsOf(part.name))) {
      const files = await part.pictures?.store.readFiles(address);
      if (!files) continue;
      found[address] = Object.fromEntries(
        Object.entries(files).map(([ending, file]) => [ending, file.toString('base64')]),
      );
    }
  }
  return found;
}

/** Keeps the pictures of a file, so that its rows can show them; what no row shows in the end is swept as any other. */
export async function bringPictures(
  parts: readonly ConfigurationPart[],
  { rows, pictures }: { rows: GivenRows; pictures: Pictures },
): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const part of parts) {
    for (const address of addressesIn(part, rows.get(part.name) ?? [])) {
      const given = Object.entries(pictures[address] ?? {}).map(
        ([ending, text]): [string, Buffer] => [ending, Buffer.from(text, 'base64')],
      );
      if (given.length === 0) continue;
      try {
        await part.pictures?.store.bring(address, Object.fromEntries(given));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push({ where: `${part.name} ${address}`, says: error.text });
      }
    }
  }
  return problems;
}
