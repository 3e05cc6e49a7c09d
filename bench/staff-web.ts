import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPlot } from './src/plot.ts';
import { grantSession } from './src/web/grant-session.ts';
import { atMost, keepMeasured, type MeasuredRow, show } from './src/web/measure-rows.ts';
import { startServer, stop } from './src/web/processes.ts';
import { type FirstRow, visitList } from './src/web/visit-list.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** A list with rows; the demo operator has some of these. */
    path: { type: 'string', default: '/backoffice/players' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);

function rowsOf(visits: readonly FirstRow[]): MeasuredRow[] {
  const values = (of: keyof FirstRow) => visits.map((visit) => visit[of]);
  return [
    { name: 'until the first row', unit: 'ms', goal: atMost(4000), values: values('ms') },
    { name: 'requests', unit: '', goal: atMost(15), values: values('requests') },
    { name: 'over the line', unit: 'KB', goal: atMost(250), values: values('kilobytes') },
  ];
}

function plotOf(rows: readonly MeasuredRow[]): string {
  return drawPlot(
    rows.map(({ name, unit, goal, values }) => ({
      title: `The first list: ${name}`,
      unit,
      rows: [{ label: name, values, ...(goal ? { goal } : {}) }],
    })),
  );
}

function report(visits: readonly FirstRow[]): void {
  const rows = rowsOf(visits);
  const record = {
    path: flags.path,
    method: 'a first visit at 1.6 Mbit/s and 150 ms, processor slowed by four',
  };
  print(`\n${keepMeasured('staff-web', rows, { record, plot: plotOf(rows) })}`);
}

const dir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
const dataDir = join(dir, 'data');
try {
  // With the demo operator, whose players are the rows.
  const server = await startServer(dataDir, {});
  try {
    const cookie = await grantSession(dataDir);
    const url = `http://127.0.0.1:${server.port}${flags.path}`;
    const visits: FirstRow[] = [];
    for (let round = 1; round <= Number(flags.rounds); round++) {
      const visit = await visitList(url, cookie, dir);
      visits.push(visit);
      const { ms, requests, kilobytes } = visit;
      print(`Round ${round}: ${show(ms)} ms, ${requests} requests, ${show(kilobytes)} KB`);
    }
    report(visits);
  } finally {
    await stop(server.child);
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
