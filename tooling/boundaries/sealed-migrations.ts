import { createHash } from 'node:crypto';

/** At the project's root, one line for each committed migration: its SHA-256, its part and its name. */
export const sealFile = 'migrations.lock';

/** `apps/server/src/modules/ledger/migrations/0001-tables.sql` → `ledger/0001-tables.sql`: it may move, not change. */
export function migrationKey(path: string): string | undefined {
  const [, part, name] = /([^/]+)\/migrations\/([^/]+\.sql)$/.exec(path) ?? [];
  return part && name ? `${part}/${name}` : undefined;
}

export const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex');

export function parseSealed(text: string): Map<string, string> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const [checksum = '', key = ''] = line.split(/\s+/);
        return [key, checksum];
      }),
  );
}

/** Sorted by part and name, so that two branches which add migrations to two modules merge by themselves. */
export const formatSealed = (sealed: ReadonlyMap<string, string>) =>
  [...sealed]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, checksum]) => `${checksum}  ${key}\n`)
    .join('');
