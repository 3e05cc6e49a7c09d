import type { Devtools } from './devtools.ts';

/** What a browser tells of one thing that it did; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts?: number;
  readonly dur?: number;
  /** Of the clock of the thread, which stands while another program has the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What a task took of the processor, in milliseconds, and what of that was script and what reckoned where things stand. */
export interface Task {
  readonly ms: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
}

/** One task is told by one name or by two, the one around the other; `RunTask` is there in any browser that tells its timeline. */
const isTask = ({ name }: TraceEvent) => name === 'RunTask';
const partOf: Readonly<Record<string, 'scriptMs' | 'layoutMs'>> = {
  FunctionCall: 'scriptMs',
  'v8.callFunction': 'scriptMs',
  Layout: 'layoutMs',
};

const endOf = ({ ts = 0, dur = 0 }: TraceEvent) => ts + dur;
const msOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

/** The tasks of one thread. What is told inside of something else counts where it belongs: a layout that a script asks for is no script. */
function tasksOf(events: readonly TraceEvent[]): Task[] {
  const tasks: { ms: number; scriptMs: number; layoutMs: number }[] = [];
  const around: TraceEvent[] = [];
  const inOrder = events.toSorted(
    (one, other) => (one.ts ?? 0) - (other.ts ?? 0) || (other.dur ?? 0) - (one.dur ?? 0),
  );
  for (const event of inOrder) {
    while (around.length > 0 && endOf(around.at(-1) as TraceEvent) <= (event.ts ?? 0)) around.pop();
    if (isTask(event)) tasks.push({ ms: msOf(event), scriptMs: 0, layoutMs: 0 });
    const task = tasks.at(-1);
    const inside = around.findLast(({ name }) => name in partOf);
    const outer = inside && partOf[inside.name];
    const part = partOf[event.name];
    if (task && part !== undefined) {
      if (outer !== undefined) task[outer] -= msOf(event);
      task[part] += msOf(event);
    }
    around.push(event);
  }
  return tasks;
}

/** The tasks of the page that kept the processor longest. */
export function mainTasks(events: readonly TraceEvent[]): Task[] {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      tasksOf(events.filter((each) => each.ph === 'X' && each.pid === pid && each.tid === tid)),
    );
  const sum = (tasks: readonly Task[]) => tasks.reduce((all, { ms }) => all + ms, 0);
  return mains.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** Notes every task of the page from now on; what it answers ends that, and says what each took. */
export async function traceTasks(page: Devtools): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = [];
  page.on<{ value: TraceEvent[] }>('Tracing.dataCollected', ({ value }) => {
    events.push(...value);
  });
  await page.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
      ],
    },
  });
  return async () => {
    const complete = new Promise<void>((done) => page.on('Tracing.tracingComplete', () => done()));
    await page.send('Tracing.end');
    await complete;
    return mainTasks(events);
  };
}
