interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** What Vite says of its build: which file each source became, and what that imports at once. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The code of libraries, which anybody can read elsewhere. */
const isLibrary = (name: string) => name.includes('node_modules/');

/**
 * The files that a page needs: its script, all that this imports at once, their styles and fonts, and
 * the libraries that are fetched on the way. Whatever else is fetched later is for staff.
 */
export function listOpenFiles(manifest: Manifest, page: string): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new RangeError(`The manifest does not name ${name}`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    const later = (chunk.dynamicImports ?? []).filter(isLibrary);
    for (const each of [...(chunk.imports ?? []), ...later]) visit(each);
  };
  visit(page);
  return files;
}
