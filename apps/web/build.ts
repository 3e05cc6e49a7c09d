import { execFile } from 'node:child_process';
import { readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildWorker } from './build-worker.ts';

const here = import.meta.dirname;
const run = promisify(execFile);

/** What a browser reads as text; pictures and fonts are compressed already. */
const textFile = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** Under this size the headers cost more than the compression saves. */
const worthCompressingBytes = 512;

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  process.stdout.write(`${name} … `);
  await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${seconds} s\n`);
}

/** Runs an installed tool with the Node that runs this file, and shows what it said only if it failed. */
async function runTool(tool: string, args: readonly string[]): Promise<void> {
  const file = await realpath(join(here, '../../node_modules/.bin', tool));
  try {
    await run(process.execPath, [file, ...args], {
      cwd: here,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    process.stdout.write(`failed\n${stdout}${stderr}\n`);
    process.exit(1);
  }
}

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

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && textFile.test(file.name));
  await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))));
}

// The two builds share nothing but the sources, so each takes a core.
await step('web: app and first paint', () =>
  Promise.all([
    runTool('vite', ['build', '--logLevel', 'warn']),
    runTool('vite', ['build', '--ssr', 'src/app/prerender.tsx', '--logLevel', 'warn']),
  ]),
);
await step('web: service worker', buildWorker);
await step('web: compression', () => compressFolder(join(here, 'dist/client')));
