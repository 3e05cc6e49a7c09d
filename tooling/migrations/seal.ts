import { checksumOf, migrationKey } from '../boundaries/sealed-migrations.ts';
import { findHeavyStatements } from './heavy-statements.ts';

export type Sealing = { sealed: Map<string, string>; added: string[]; refused: string[] };

/**
 * Adds what is new to the list, unless it would lock or rewrite a table that may be large. What was edited or
 * removed is refused: nothing here can change a line.
 */
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
      const heavy = findHeavyStatements(text);
      refused.push(...heavy.map((what) => `${key} is too heavy: ${what}`));
      if (heavy.length > 0) continue;
      sealed.set(key, checksum);
      added.push(key);
    } else if (known !== checksum) {
      refused.push(`${key} was edited after it had been committed. Restore it and add a new one`);
    }
  }
  for (const key of held.keys()) if (!present.has(key)) refused.push(`${key} is gone. Restore it`);
  return { sealed, added, refused };
}
