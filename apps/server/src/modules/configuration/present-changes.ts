import type { ConfigurationChange } from '@perya/contract/configuration/staff-calls/configuration';
import { type Language, say } from '@perya/contract/text';
import type { ConfigurationPart, PlainRow } from '../../platform/configuration/part.ts';
import { type Change, canonical } from './file/compare.ts';

/** A longer text is shown by its beginning; the file has all of it. */
const textMax = 2000;

function textOf(row: PlainRow | null, name: string): string | null {
  const value = row?.[name];
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : canonical(value);
  return text.length > textMax ? `${text.slice(0, textMax)}…` : text;
}

const differs = ({ before, after }: Change, name: string) =>
  canonical(before?.[name] ?? null) !== canonical(after?.[name] ?? null);

/** Of a row that is taken away nothing differs but that: it stays for the records that name it. */
function fieldsOf(change: Change): ConfigurationChange['fields'] {
  const { before, after } = change;
  if (after === null) return [];
  // The database keeps no order of fields.
  return Object.keys(after)
    .toSorted()
    .filter((name) => differs(change, name))
    .map((name) => ({ name, before: textOf(before, name), after: textOf(after, name) }));
}

/** Changes as staff read them, field by field. */
export function presentChanges(
  parts: readonly ConfigurationPart[],
  changes: readonly Change[],
  language: Language,
): ConfigurationChange[] {
  const titles = new Map(parts.map(({ name, title }) => [name, say(title, language)]));
  return changes.map((change) => ({
    part: change.part,
    title: titles.get(change.part) ?? change.part,
    key: change.key,
    kind: change.kind,
    fields: fieldsOf(change),
  }));
}
