import type { Text } from '@perya/contract/text';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import type { Change } from './file/compare.ts';

/** As many rows are named; the page of the configuration has all of them, field by field. */
const keysMax = 8;

const kinds: Readonly<Record<Change['kind'], Text>> = {
  added: { en: 'added', tl: 'idadagdag' },
  changed: { en: 'changed', tl: 'babaguhin' },
  retired: { en: 'taken away', tl: 'aalisin' },
};

function sayKind(changes: readonly Change[], kind: Change['kind'], language: keyof Text): string[] {
  const keys = changes.filter((change) => change.kind === kind).map(({ key }) => key);
  if (keys.length === 0) return [];
  const named = keys.slice(0, keysMax).join(', ');
  const rest = keys.length > keysMax ? ', …' : '';
  return [`${keys.length} ${kinds[kind][language]} (${named}${rest})`];
}

/** What changes, part by part, for whoever approves it. */
export function sayChanges(
  parts: readonly Pick<ConfigurationPart, 'name' | 'title'>[],
  { changes }: { changes: readonly Change[] },
): Text {
  const sayIn = (language: keyof Text) =>
    parts
      .flatMap(({ name, title }) => {
        const own = changes.filter(({ part }) => part === name);
        if (own.length === 0) return [];
        const said = (['added', 'changed', 'retired'] as const).flatMap((kind) =>
          sayKind(own, kind, language),
        );
        return [`${title[language]}: ${said.join(', ')}`];
      })
      .join('; ');
  return { en: `${sayIn('en')}.`, tl: `${sayIn('tl')}.` };
}
