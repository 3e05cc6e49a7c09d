import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareProgram } from './compare-program.ts';
import { listFiles } from './list-files.ts';
import { hashOfRelease, listName, writeReleaseList } from './release-list.ts';

let root: string;
let node: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A program of four files, and the list of its release. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'perya-program-'));
  node = join(root, 'node');
  write('node', 'what runs it');
  write('apps/server/src/main.ts', 'start()');
  write('apps/web/dist/index.html', '<p>');
  write('apps/web/dist/.sources', 'of the build');
  write('node_modules/left/index.js', 'left');
  symlinkSync('../left/index.js', join(root, 'node_modules/linked.js'));
  await writeReleaseList(join(root, listName), {
    version: '1.0.0',
    files: await listFiles(root, node),
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const look = () => compareProgram(root, join(root, listName), node);

test('a program that is as it was released is sound, whatever lies beside it', async () => {
  write('apps/web/dist/.sources', 'of another build');
  write('.data/files/a.webp', 'a picture');
  write('node_modules/.cache/b', 'of a tool');
  const found = await look();
  expect(found).toMatchObject({ state: 'sound', files: 5, found: 0, differences: [] });
  expect(found.hash).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  [
    'a byte of the server',
    () => write('apps/server/src/main.ts', 'start(1)'),
    'apps/server/src/main.ts',
    'changed',
  ],
  [
    'a build of an app',
    () => write('apps/web/dist/index.html', '<b>'),
    'apps/web/dist/index.html',
    'changed',
  ],
  [
    'a library',
    () => write('node_modules/left/index.js', 'right'),
    'node_modules/left/index.js',
    'changed',
  ],
  ['the program that runs it', () => write('node', 'another'), '(node)', 'changed'],
  [
    'a file that went',
    () => rmSync(join(root, 'apps/server/src/main.ts')),
    'apps/server/src/main.ts',
    'missing',
  ],
  [
    'a migration that came',
    () => write('apps/server/src/0099.sql', 'update'),
    'apps/server/src/0099.sql',
    'added',
  ],
  [
    'a link that leads elsewhere',
    () => {
      rmSync(join(root, 'node_modules/linked.js'));
      symlinkSync('/tmp/other.js', join(root, 'node_modules/linked.js'));
    },
    'node_modules/linked.js',
    'changed',
  ],
] as const)('%s is found', async (_, change, path, what) => {
  change();
  expect(await look()).toMatchObject({ state: 'differs', found: 1, differences: [{ path, what }] });
});

test('a list that was made anew over a changed file is another release', async () => {
  const before = (await look()).hash;
  write('apps/server/src/main.ts', 'start(1)');
  const files = await listFiles(root, node);
  await writeReleaseList(join(root, listName), { version: '1.0.0', files });
  expect(await look()).toMatchObject({
    state: 'sound',
    hash: hashOfRelease({ version: '1.0.0', files }),
  });
  expect((await look()).hash).not.toBe(before);
});

test('a list that cannot be read is a difference; none at all is said as such', async () => {
  write(listName, '{"format":1');
  expect(await look()).toMatchObject({ state: 'differs', differences: [{ path: listName }] });
  rmSync(join(root, listName));
  expect(await look()).toMatchObject({ state: 'unlisted', hash: null });
});

test('of very many differences the first are kept and all are counted', async () => {
  for (let at = 0; at < 130; at += 1) write(`packages/new/${at}.ts`, 'new');
  const { found, differences } = await look();
  expect(found).toBe(130);
  expect(differences).toHaveLength(100);
});
