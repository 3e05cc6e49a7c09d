import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from '@perya/app-kit/build/compress-folder';
import { buildWorker } from './build-worker.ts';

const here = import.meta.dirname;
const run = promisify(execFile);

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

// The two builds share nothing but the sources, so each takes a core.
await step('web: app and first paint', () =>
  Promise.all([
    runTool('vite', ['build', '--logLevel', 'warn']),
    runTool('vite', ['build', '--ssr', 'src/app/prerender.tsx', '--logLevel', 'warn']),
  ]),
);
await step('web: service worker', buildWorker);
await step('web: compression', () => compressFolder(join(here, 'dist/client')));
