import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const folder = join(import.meta.dirname, 'dist/client');
const kilobyte = 1024;
const limitBytes = 97 * kilobyte;
/** Grow with every screen, so a route may add nothing to the first load. */
const growingSources = ['src/route-tree.gen.ts', 'src/lib/language/later-catalogues.ts'];

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
const firstLoad = firstLoadFiles(manifest);
let totalBytes = 0;
for (const file of firstLoad) {
  const source = await readFile(join(folder, file));
  const { byteLength } = await promisify(brotliCompress)(source);
  totalBytes += byteLength;
  process.stdout.write(`${kilobytes(byteLength)}  ${file}\n`);
}
const isOver = totalBytes > limitBytes;
const misplaced = growingSources.filter((source) => {
  const file = manifest[source]?.file;
  return file === undefined || firstLoad.includes(file);
});
process.stdout.write(
  `${kilobytes(totalBytes)}  first-load JavaScript, brotli: ${isOver ? 'over' : 'within'} the limit of ${limitBytes / kilobyte}\n`,
);
for (const source of misplaced) {
  process.stdout.write(`${source} must be a chunk of its own: it grows with every screen\n`);
}
process.exitCode = isOver || misplaced.length > 0 ? 1 : 0;
