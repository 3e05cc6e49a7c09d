import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const clientFolder = join(import.meta.dirname, 'dist/client');

/** A file with its hash in its name never changes under it; of the others the worker compares what they hold. */
async function revisionOf(file: string): Promise<string | null> {
  if (file.startsWith('assets/')) return null;
  const bytes = await readFile(join(clientFolder, file));
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** The styles of the first load: the server writes them into every page, so nothing asks for the file. */
async function inlinedStyles(): Promise<readonly string[]> {
  const page = await readFile(join(clientFolder, 'index.html'), 'utf8');
  return [...page.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].flatMap((match) => match[1] ?? []);
}

async function listPrecached() {
  const inlined = await inlinedStyles();
  const files = globSync(['assets/**/*.{js,css,woff2}', 'offline.{html,css,js}'], {
    cwd: clientFolder,
  });
  return Promise.all(
    files
      .filter((file) => !inlined.includes(file))
      .sort()
      .map(async (file) => ({ url: `/${file}`, revision: await revisionOf(file) })),
  );
}

/** The worker lists what the app was built into, so it is built after it. */
export async function buildWorker(): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    define: { __PRECACHED_FILES__: JSON.stringify(await listPrecached()) },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/app/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
