import { checksumOf, migrationKey } from '../boundaries/sealed-migrations.ts';

export type Sealing = { sealed: Map<string, string>; added: string[]; refused: string[] };

/** Adds what is new to the list. What was edited or removed is refused: nothing here can change a line. */
export function seal(
  held: ReadonlyMap<string, string>,
  texts: Readonly<Record<string, string>>,
): Sealing {
  const sealed = new Map(held);
  const added: string[] = [];
  const refused: string[] = [];
  const present = new Set<string>();
  for (const [path, text] of Object.entries(texts)) {
    const key = migrationKey(path);
    if (!key) continue;
    present.add(key);
    const checksum = checksumOf(text);
    const known = held.get(key);
    if (known === undefined) {
      sealed.set(key, checksum);
      added.push(key);
    } else if (known !== checksum) {
      refused.push(`${key} was edited after it had been committed`);
    }
  }
  for (const key of held.keys()) if (!present.has(key)) refused.push(`${key} is gone`);
  return { sealed, added, refused };
}
