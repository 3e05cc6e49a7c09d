import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createDrawer, DrawingGivenUp } from './drawer.ts';

const folder = mkdtempSync(join(tmpdir(), 'perya-drawer-'));
afterAll(() => rmSync(folder, { recursive: true }));

function draw(onMessage: string) {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    file,
    `process.on('message', ({ width }) => { ${onMessage} });
     process.on('disconnect', () => process.exit());
     process.send('ready');`,
  );
  return createDrawer({ script: pathToFileURL(file), patienceMs: 3000 });
}

const job = (width: number) => ({ bytes: new Uint8Array(), kind: 'photo', width }) as const;
const pidIn = (answer: unknown) => Number((answer as { refused: string }).refused);

test('a picture that hangs is given up with its process, and the next one is drawn by another', async () => {
  const drawer = draw('if (width !== 1) process.send({ refused: String(process.pid) });');
  const first = pidIn(await drawer(job(2)));
  expect(pidIn(await drawer(job(3)))).toBe(first);
  await expect(drawer(job(1))).rejects.toBeInstanceOf(DrawingGivenUp);
  const next = pidIn(await drawer(job(2)));
  expect(next).not.toBe(first);
  expect(() => process.kill(first, 0)).toThrow('ESRCH');
});

test('a process that ends in the middle gives the picture up at once', async () => {
  const drawer = draw('process.exit(3);');
  await expect(drawer(job(1))).rejects.toBeInstanceOf(DrawingGivenUp);
});
