import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a browser reads as text; pictures and fonts are compressed already. */
const textFile = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** Under this size the headers cost more than the compression saves. */
const worthCompressingBytes = 512;

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < worthCompressingBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Lays every text of a build beside itself as small as it gets: that takes seconds, which no answer has. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && textFile.test(file.name));
  await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))));
}
