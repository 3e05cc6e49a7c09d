import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { keepResults } from './src/keep-results.ts';
import { drawPlot } from './src/plot.ts';
import { formatTable } from './src/table.ts';

const { values: flags } = parseArgs({
  options: {
    /** Only jobs whose name has these words; nothing is kept then. */
    only: { type: 'string', default: '' },
  },
});

/** What a person who knows the screen needs for one action: to look, to decide and to press. */
const secondsPerAction = 1.5;

/** As `e2e/staff-jobs/walk.ts` tells it, which walks as the browser tests do. */
interface Walked {
  readonly name: string;
  readonly people: number;
  /** Actions that it took before the rooms were made anew. */
  readonly before: number;
  readonly actions: number;
  readonly machineSeconds: number;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

async function walkAll(): Promise<Walked[]> {
  const walker = join(import.meta.dirname, '../e2e/staff-jobs/walk.ts');
  const child = spawn(process.execPath, [walker, flags.only], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const walked: Walked[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const job = JSON.parse(line) as Walked;
    walked.push(job);
    print(`${job.actions} actions, ${job.machineSeconds.toFixed(1)} s: ${job.name}`);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error('A job could not be walked to its end');
  return walked;
}

const secondsOf = (actions: number) => (actions * secondsPerAction).toFixed(0);

function tableOf(walked: readonly Walked[]): string {
  const heads = ['', 'people', 'before', 's', 'now', 's', 'machine s'];
  const rows = walked.map(({ name, people, before, actions, machineSeconds }) => [
    name,
    String(people),
    String(before),
    secondsOf(before),
    String(actions),
    secondsOf(actions),
    machineSeconds.toFixed(1),
  ]);
  return formatTable([heads, ...rows]);
}

function plotOf(walked: readonly Walked[]): string {
  const rows = walked.map(({ name, before, actions }) => ({
    label: name,
    values: [actions],
    goal: { value: before, reach: 'at most' as const },
  }));
  return drawPlot([{ title: 'Jobs of staff: actions', unit: '', rows }]);
}

const walked = await walkAll();
if (walked.some(({ actions, before }) => actions > before)) process.exitCode = 1;
const record = {
  method: `from the home page at 1440 × 900; ${secondsPerAction} s for each action`,
  walked,
};
if (flags.only === '') {
  const kept = { record, plot: plotOf(walked), table: tableOf(walked) };
  print(`\n${keepResults('staff-jobs', kept)}`);
} else {
  print(`\n${tableOf(walked)}`);
}
