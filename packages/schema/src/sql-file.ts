import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** A part of the schema: a folder that may hold `migrations/`, `functions/` and `access/`, named like its PostgreSQL schema. */
export interface SchemaPart {
  name: string;
  folder: URL;
}

export interface SqlFile {
  part: string;
  name: string;
  sql: string;
  checksum: string;
}

/** The SQL files of a part's folder, in the order of their names; a part need not have it. */
export async function readSqlFiles(
  { name: part, folder }: SchemaPart,
  kind: 'migrations' | 'functions' | 'access',
): Promise<SqlFile[]> {
  const place = new URL(`${kind}/`, folder);
  const names = await readdir(place).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map(async (name) => {
        const sql = await readFile(new URL(name, place), 'utf8');
        return { part, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
      }),
  );
}
