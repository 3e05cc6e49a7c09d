import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** A part of the schema: a folder that may hold `migrations/`, `functions/` and `access/`, named like its PostgreSQL schema. */
export interface SchemaPart {
  name: string;
  folder: URL;
  /**
   * The part whose functions this one has too, under its own name: one text for two schemas with the same
   * tables. A file of its own with the same name stands in place of the other's.
   */
  like?: { name: string; folder: URL };
}

export interface SqlFile {
  part: string;
  name: string;
  sql: string;
  checksum: string;
}

type Kind = 'migrations' | 'functions' | 'access';

async function readFolder(folder: URL, kind: Kind): Promise<Map<string, string>> {
  const place = new URL(`${kind}/`, folder);
  const names = (await readdir(place).catch(() => [])).filter((name) => name.endsWith('.sql'));
  return new Map(
    await Promise.all(
      names
        .sort()
        .map(async (name) => [name, await readFile(new URL(name, place), 'utf8')] as const),
    ),
  );
}

/** The same statements about the objects of another schema. */
const inSchema = (sql: string, from: string, to: string): string =>
  sql.replaceAll(new RegExp(`\\b${from}\\.`, 'g'), `${to}.`);

async function readLike({ name, like }: SchemaPart): Promise<Map<string, string>> {
  if (!like) return new Map();
  const texts = await readFolder(like.folder, 'functions');
  return new Map([...texts].map(([file, sql]) => [file, inSchema(sql, like.name, name)]));
}

/** The SQL files of a part's folder, in the order of their names, after those of the part it is like; a part need not have it. */
export async function readSqlFiles(part: SchemaPart, kind: Kind): Promise<SqlFile[]> {
  const texts = new Map([
    ...(kind === 'functions' ? await readLike(part) : []),
    ...(await readFolder(part.folder, kind)),
  ]);
  return [...texts].map(([name, sql]) => {
    const checksum = createHash('sha256').update(sql).digest('hex');
    return { part: part.name, name, sql, checksum };
  });
}
