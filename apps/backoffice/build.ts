import { readFileSync } from 'node:fs';
import { compressFolder } from '@perya/app-kit/build/compress-folder';
import { build } from 'vite';
import { closedGroups, laterGroups } from './chunk-groups.ts';

process.env['NODE_ENV'] = 'production';
await build({
  root: import.meta.dirname,
  configFile: `${import.meta.dirname}/vite.config.ts`,
  logLevel: 'warn',
});

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(`${import.meta.dirname}/dist/client/.vite/manifest.json`, 'utf8'),
) as Readonly<Record<string, Chunk>>;

/** All that a page asks for at once. */
function chunksOf(name: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk)) return found;
  found.add(chunk);
  for (const each of chunk.imports ?? []) chunksOf(each, found);
  return found;
}

for (const page of ['index.html', 'login.html']) {
  const styles = [...chunksOf(page)].flatMap(({ css }) => css ?? []);
  // The order of the layers is that of the first styles: others before them would put the reset over all components.
  if (styles.length > 1) {
    throw new Error(
      `${page} begins with ${styles.join(', ')}: what it begins with belongs into its own`,
    );
  }
}

/** Which of these groups a page begins with. */
const groupsOf = (page: string, groups: readonly string[]) =>
  [...chunksOf(page)]
    .map(({ file }) => file)
    .filter((file) => groups.some((group) => file.startsWith(`assets/${group}-`)));

const leaked = groupsOf('login.html', closedGroups);
if (leaked.length > 0) {
  throw new Error(`The login page, which is for everybody, asks for ${leaked.join(', ')}`);
}
const early = groupsOf('index.html', laterGroups);
if (early.length > 0) {
  throw new Error(`The app begins with ${early.join(', ')}: the first list is drawn without`);
}

await compressFolder(`${import.meta.dirname}/dist/client`);
