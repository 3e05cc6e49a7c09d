import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureOnce } from './src/web/lighthouse-visit.ts';
import { measureAll } from './src/web/measure-all.ts';
import { figuresOf, namedScripts } from './src/web/measures.ts';
import { productionEnv, startServer, stop } from './src/web/processes.ts';
import { reportAll } from './src/web/report-all.ts';
import { reportPage } from './src/web/report-page.ts';
import type { Result } from './src/web/slowdown.ts';

const { values: flags } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    tries: { type: 'string', default: '5' },
    part: { type: 'string', default: '' },
    path: { type: 'string', default: '/' },
    host: { type: 'string', default: 'perya.localhost' },
  },
});

const rounds = Number(flags.rounds ?? (flags.all ? 3 : 5));
const print = (line: string) => process.stdout.write(`${line}\n`);

async function benchPage(dir: string): Promise<void> {
  // Production brings no demo, so a start before it fills the folder.
  const demo = await startServer(join(dir, 'data'), {});
  await stop(demo.child);
  const server = await startServer(join(dir, 'data'), productionEnv);
  try {
    const named = await namedScripts(server.port, flags.path);
    const results: Result[] = [];
    const url = `http://${flags.host}:${server.port}${flags.path}`;
    for (let round = 1; round <= rounds; round++) {
      const result = await measureOnce({ url, session: null }, dir);
      results.push(result);
      print(`Round ${round}: ${figuresOf(result, named)}`);
    }
    reportPage(flags.path, results, named);
  } finally {
    await stop(server.child);
  }
}

async function benchAll(dir: string): Promise<void> {
  const measured = await measureAll({
    dir,
    host: flags.host,
    rounds,
    tries: Number(flags.tries),
    part: new RegExp(flags.part),
    print,
  });
  const { text, isMet } = reportAll(measured);
  print(`\n${text}`);
  if (!isMet) process.exitCode = 1;
}

const dir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
try {
  await (flags.all ? benchAll(dir) : benchPage(dir));
} finally {
  rmSync(dir, { recursive: true, force: true });
}
