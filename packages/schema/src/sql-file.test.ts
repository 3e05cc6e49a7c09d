import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failedIn } from './schema-error.ts';
import { readSqlFiles } from './sql-file.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-sql-'));
  mkdirSync(join(folder, 'migrations'));
  for (const name of ['0010-c.sql', '0001-a.sql', '0002-b.sql', 'README.md']) {
    writeFileSync(join(folder, 'migrations', name), name);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the SQL files of a part', () => {
  const part = () => ({ name: 'shop', folder: pathToFileURL(`${folder}/`) });

  it('stand in the order of their names, and nothing else stands among them', async () => {
    const files = await readSqlFiles(part(), 'migrations');
    expect(files.map(({ part: of, name }) => `${of}/${name}`)).toEqual([
      'shop/0001-a.sql',
      'shop/0002-b.sql',
      'shop/0010-c.sql',
    ]);
  });

  it('are those of a part with the same tables too, under its own name, but for what it writes itself', async () => {
    const like = mkdtempSync(join(tmpdir(), 'perya-sql-like-'));
    const own = mkdtempSync(join(tmpdir(), 'perya-sql-own-'));
    for (const place of [like, own]) mkdirSync(join(place, 'functions'));
    writeFileSync(join(like, 'functions/a.sql'), 'select till.a(), until.b from till.c;');
    writeFileSync(join(like, 'functions/b.sql'), 'select till.b();');
    writeFileSync(join(own, 'functions/b.sql'), 'select shop.b(till.b());');
    writeFileSync(join(own, 'functions/a-own.sql'), 'select shop.a();');
    const files = await readSqlFiles(
      {
        name: 'shop',
        folder: pathToFileURL(`${own}/`),
        like: { name: 'till', folder: pathToFileURL(`${like}/`) },
      },
      'functions',
    );
    for (const place of [like, own]) rmSync(place, { recursive: true });
    expect(files.map(({ name, sql }) => [name, sql])).toEqual([
      ['a.sql', 'select shop.a(), until.b from shop.c;'],
      ['b.sql', 'select shop.b(till.b());'],
      ['a-own.sql', 'select shop.a();'],
    ]);
  });

  it('may be none', async () => {
    expect(await readSqlFiles(part(), 'functions')).toEqual([]);
  });
});

describe('a failure', () => {
  it('names the line that PostgreSQL points at, if it does', () => {
    const error = Object.assign(new Error('no'), { position: '12' });
    expect(failedIn('a.sql', 'select 1;\nselect 2;', error).message).toBe(
      'a.sql failed at line 2: no',
    );
    expect(failedIn('a.sql', '', new Error('no')).message).toBe('a.sql failed: no');
  });
});
