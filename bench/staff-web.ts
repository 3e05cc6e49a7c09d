import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPlot } from './src/plot.ts';
import { addPlayers } from './src/web/add-players.ts';
import { grantSession } from './src/web/grant-session.ts';
import { atMost, keepMeasured, type MeasuredRow, show } from './src/web/measure-rows.ts';
import { startServer, stop } from './src/web/processes.ts';
import { type Scrolled, scrollList } from './src/web/scroll-list.ts';
import { type FirstRow, visitList } from './src/web/visit-list.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** A list with rows; the demo operator has some of these. */
    path: { type: 'string', default: '/backoffice/players' },
    /** How long the list is that is scrolled. */
    rows: { type: 'string', default: '10000' },
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

/**
 * What one feels of a list of ten thousand rows: in a task of more than 50 ms nothing answers. A jump has half of that,
 * and passes it no more often than a loop that takes as long and always does the same: a machine that is shared is slower
 * at times. By the clock a task is as long as other programs make it; that is told beside it.
 */
function scrolledRowsOf(rounds: readonly Scrolled[]): MeasuredRow[] {
  const values = (of: keyof Scrolled) => rounds.map((round) => round[of]);
  return [
    { name: 'rows scrolled', unit: '', values: values('rows') },
    { name: 'jumps', unit: '', values: values('jumps') },
    { name: 'a jump, of the processor', unit: 'ms', goal: atMost(25), values: values('jumpMs') },
    { name: 'of that script', unit: 'ms', values: values('jumpScriptMs') },
    { name: 'of that layout', unit: 'ms', values: values('jumpLayoutMs') },
    { name: 'tasks over 50 ms of the processor', unit: '', values: values('heavyTasks') },
    { name: 'of a loop as long as a jump', unit: '', values: values('heavyLoops') },
    {
      name: 'more than of the loop',
      unit: '',
      goal: atMost(0),
      values: rounds.map(({ heavyTasks, heavyLoops }) => Math.max(0, heavyTasks - heavyLoops)),
    },
    { name: 'the heaviest task', unit: 'ms', values: values('heaviestMs') },
    { name: 'long tasks by the clock', unit: '', values: values('longTasks') },
    { name: 'the longest of them', unit: 'ms', values: values('longestMs') },
    { name: 'the slowest frame', unit: 'ms', values: values('slowestFrameMs') },
    { name: 'rows in the page', unit: '', goal: atMost(120), values: values('rowsInPage') },
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

function report(visits: readonly FirstRow[], scrolled: readonly Scrolled[]): void {
  const rows = [...rowsOf(visits), ...scrolledRowsOf(scrolled)];
  const record = {
    path: flags.path,
    method:
      'a first visit at 1.6 Mbit/s and 150 ms, processor slowed by four; then a list read to its end and scrolled down, to and fro, to both ends by keys and up, processor as it is',
  };
  print(`\n${keepMeasured('staff-web', rows, { record, plot: plotOf(rowsOf(visits)) })}`);
}

async function visitOften(url: string, cookie: string): Promise<FirstRow[]> {
  const visits: FirstRow[] = [];
  for (let round = 1; round <= Number(flags.rounds); round++) {
    const visit = await visitList(url, cookie, dir);
    visits.push(visit);
    const { ms, requests, kilobytes } = visit;
    print(`Round ${round}: ${show(ms)} ms, ${requests} requests, ${show(kilobytes)} KB`);
  }
  return visits;
}

async function scrollOften(url: string, cookie: string): Promise<Scrolled[]> {
  const rounds: Scrolled[] = [];
  for (let round = 1; round <= Number(flags.rounds); round++) {
    const scrolled = await scrollList(url, { cookie, dir, rows: Number(flags.rows) });
    rounds.push(scrolled);
    const { rows, jumps, jumpMs, heavyTasks, heavyLoops, longTasks, longestMs } = scrolled;
    print(
      `Round ${round}: ${rows} rows, ${jumps} jumps of ${show(jumpMs)} ms, ${heavyTasks} tasks over 50 ms of the processor (${heavyLoops} of a loop), ${longTasks} by the clock (${show(longestMs)} ms)`,
    );
  }
  return rounds;
}

const dir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
const dataDir = join(dir, 'data');
try {
  // With the demo operator, whose players are the rows of the first visit. The list is read to its end in one go.
  const server = await startServer(dataDir, { PERYA_PLAYER_REQUESTS: '100000' });
  try {
    const cookie = await grantSession(dataDir);
    const origin = `http://127.0.0.1:${server.port}`;
    const visits = await visitOften(`${origin}${flags.path}`, cookie);
    await addPlayers(dataDir, Number(flags.rows));
    report(visits, await scrollOften(`${origin}/backoffice/players`, cookie));
  } finally {
    await stop(server.child);
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
