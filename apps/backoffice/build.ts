import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { closedGroups } from './chunk-groups.ts';

process.env['NODE_ENV'] = 'production';
await build({
  root: import.meta.dirname,
  configFile: `${import.meta.dirname}/vite.config.ts`,
  logLevel: 'warn',
});

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(`${import.meta.dirname}/dist/client/.vite/manifest.json`, 'utf8'),
) as Readonly<Record<string, Chunk>>;

/** All that a page asks for at once. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const each of chunk.imports ?? []) filesOf(each, found);
  return found;
}

const leaked = [...filesOf('login.html')].filter((file) =>
  closedGroups.some((group) => file.startsWith(`assets/${group}-`)),
);
if (leaked.length > 0) {
  throw new Error(`The login page, which is for everybody, asks for ${leaked.join(', ')}`);
}
