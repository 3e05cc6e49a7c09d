import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const folder = join(import.meta.dirname, 'dist/client');
const kilobyte = 1024;
const limitBytes = 96 * kilobyte;
/** Follow the first load on every page. The last two grow with every screen, so a route may add nothing to the first load. */
const followingSources = [
  'src/app/after-hydration.ts',
  'src/routes/route-tree.ts',
  'src/lib/language/later-catalogues.ts',
];
/** Pages that a route fetches when it is opened. */
const routeSource = /^src\/features\/(.+)\.tsx$/;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The chunks and all that they import at once. */
function filesOf(manifest: Manifest, chunks: readonly Chunk[]): string[] {
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  for (const chunk of chunks) visit(chunk);
  return [...files].filter((file) => file.endsWith('.js'));
}

/** As the server sends it: the build has compressed all but the smallest. */
async function sentBytes(file: string): Promise<number> {
  const path = join(folder, file);
  const compressed = await stat(`${path}.br`).catch(() => null);
  if (compressed !== null) return compressed.size;
  return (await promisify(brotliCompress)(await readFile(path))).byteLength;
}

async function sumBytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(sentBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1).padStart(7)} KB`;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What each page adds to what every page loads: its own chunk, and that with the shared ones that it imports. */
async function printRoutes(manifest: Manifest, everyPage: readonly string[]): Promise<void> {
  const routes = await Promise.all(
    Object.entries(manifest).flatMap(([source, chunk]) => {
      const path = routeSource.exec(source)?.[1];
      if (path === undefined) return [];
      const later = filesOf(manifest, [chunk]).filter((file) => !everyPage.includes(file));
      return [
        Promise.all([sentBytes(chunk.file), sumBytes(later)]).then(([own, whole]) => ({
          path,
          own,
          whole,
        })),
      ];
    }),
  );
  printLine('  own chunk   with shared  route');
  for (const { path, own, whole } of routes.sort((one, other) => other.whole - one.whole)) {
    printLine(`${kilobytes(own)}   ${kilobytes(whole)}  ${path}`);
  }
}

/** The server writes the page's styles into it: a script that names their file would fetch and apply them again. */
async function findScriptsWithFirstStyles(manifest: Manifest): Promise<string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const styles = [...page.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) => file);
  if (styles.length === 0) throw new Error('The page names no styles.');
  const scripts = new Set(Object.values(manifest).map(({ file }) => file));
  const found = await Promise.all(
    [...scripts].map(async (file) => {
      if (!file.endsWith('.js')) return [];
      const code = await readFile(join(folder, file), 'utf8');
      return styles.some((style) => code.includes(style)) ? [file] : [];
    }),
  );
  return found.flat();
}

const manifest = JSON.parse(
  await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
) as Manifest;
const entries = Object.values(manifest).filter((chunk) => chunk.isEntry);
const firstLoad = filesOf(manifest, entries);
const followers = followingSources.flatMap((source) => manifest[source] ?? []);
const everyPage = filesOf(manifest, [...entries, ...followers]);
await printRoutes(manifest, everyPage);
const followBytes = await sumBytes(everyPage.filter((file) => !firstLoad.includes(file)));
printLine(`${kilobytes(followBytes)}  follow the first load on every page`);
for (const file of firstLoad) printLine(`${kilobytes(await sentBytes(file))}  ${file}`);
const totalBytes = await sumBytes(firstLoad);
const isOver = totalBytes > limitBytes;
const misplaced = followingSources.filter((source) => {
  const file = manifest[source]?.file;
  return file === undefined || firstLoad.includes(file);
});
printLine(
  `${kilobytes(totalBytes)}  first-load JavaScript, brotli: ${isOver ? 'over' : 'within'} the limit of ${limitBytes / kilobyte}`,
);
for (const source of misplaced) {
  printLine(`${source} must be a chunk of its own, outside the first load`);
}
const repeating = await findScriptsWithFirstStyles(manifest);
for (const file of repeating) {
  printLine(`${file} fetches the styles of the page, which are in it already`);
}
process.exitCode = isOver || misplaced.length > 0 || repeating.length > 0 ? 1 : 0;
