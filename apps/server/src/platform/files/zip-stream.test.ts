import { expect, test } from 'vitest';
import { readZip } from '../../testing/read-zip.ts';
import { type DataFile, jsonFile, readPages, rowsFile } from './data-file.ts';
import { writeZip } from './zip-stream.ts';

const moment = new Date('2026-11-16T01:02:04Z');

async function zipOf(...files: DataFile[]): Promise<Buffer> {
  const list = (async function* () {
    yield* files;
  })();
  const chunks: Buffer[] = [];
  for await (const chunk of writeZip(list, moment)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* rows(count: number) {
  for (let id = 0; id < count; id += 1) yield { id: BigInt(id), text: 'ñ'.repeat(20) };
}

test('an archive holds every file as it was', async () => {
  const picture = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256));
  const zip = await zipOf(
    jsonFile('account.json', { uid: 7n, name: 'Peña' }),
    rowsFile('bets.json', rows(2000)),
    rowsFile('empty.json', rows(0)),
    { name: 'photos/idPhoto.webp', content: picture },
  );
  const files = readZip(zip);
  expect([...files.keys()]).toEqual([
    'account.json',
    'bets.json',
    'empty.json',
    'photos/idPhoto.webp',
  ]);
  expect(JSON.parse(String(files.get('account.json')))).toEqual({ uid: '7', name: 'Peña' });
  expect(JSON.parse(String(files.get('bets.json')))).toHaveLength(2000);
  expect(JSON.parse(String(files.get('empty.json')))).toEqual([]);
  expect(files.get('photos/idPhoto.webp')).toEqual(picture);
  expect(zip.byteLength).toBeLessThan(40_000);
});

test('what cannot be read to its end ends the archive with its error', async () => {
  const broken = (async function* () {
    yield { id: 1 };
    throw new Error('the line is down');
  })();
  await expect(zipOf(rowsFile('bets.json', broken))).rejects.toThrow('the line is down');
});

test('what is long is read page by page, by the last row of the page before', async () => {
  const pages = [[3, 2], [1], []];
  const asked: (number | undefined)[] = [];
  const read: number[] = [];
  const list = readPages<number>(async (last) => {
    asked.push(last);
    return pages[asked.length - 1] ?? [];
  });
  for await (const row of list) read.push(row);
  expect(read).toEqual([3, 2, 1]);
  expect(asked).toEqual([undefined, 2, 1]);
});
