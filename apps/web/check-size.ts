import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const folder = join(import.meta.dirname, 'dist/client');
const kilobyte = 1024;
const goalBytes = 97 * kilobyte;
const limitBytes = 100 * kilobyte;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The entry and all that it imports at once: what a visitor of the home page must fetch before anything moves. */
function firstLoadFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) visit(chunk);
  return [...files].filter((file) => file.endsWith('.js'));
}

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1).padStart(7)} KB`;
}

const manifest = JSON.parse(
  await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
) as Manifest;
let totalBytes = 0;
for (const file of firstLoadFiles(manifest)) {
  const source = await readFile(join(folder, file));
  const { byteLength } = await promisify(brotliCompress)(source);
  totalBytes += byteLength;
  process.stdout.write(`${kilobytes(byteLength)}  ${file}\n`);
}
const verdict =
  totalBytes > limitBytes
    ? 'over the limit'
    : totalBytes > goalBytes
      ? 'over the goal'
      : 'within the goal';
process.stdout.write(
  `${kilobytes(totalBytes)}  first-load JavaScript, brotli: ${verdict} (goal ${goalBytes / kilobyte}, limit ${limitBytes / kilobyte})\n`,
);
process.exitCode = totalBytes > limitBytes ? 1 : 0;
