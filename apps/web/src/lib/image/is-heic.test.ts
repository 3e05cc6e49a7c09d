import { expect, it } from 'vitest';
import { isHeic } from './is-heic.ts';

const file = (head: string) => new Blob([head, 'the rest of it']);

it('knows a HEIC photo by its content', async () => {
  for (const brand of ['heic', 'heix', 'mif1'])
    expect(await isHeic(file(`\0\0\0\u0018ftyp${brand}`)), brand).toBe(true);
  for (const other of ['\u0089PNG\r\n\u001a\n', '\0\0\0\u0018ftypmp42', 'heic', ''])
    expect(await isHeic(file(other)), other).toBe(false);
});
