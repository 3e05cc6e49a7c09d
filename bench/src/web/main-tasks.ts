import type { Devtools } from './devtools.ts';

/** What a browser tells of one thing that it did; durations are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Of the clock of the thread, which stands while another program has the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** One task is told by one name or by two, the one around the other; `RunTask` is there in any browser that tells its timeline. */
const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name === 'RunTask';

/** How long each task of the busiest page kept the processor, in milliseconds. */
export function mainTasks(events: readonly TraceEvent[]): number[] {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events
        .filter((event) => isTask(event) && event.pid === pid && event.tid === tid)
        .map(({ tdur = 0 }) => tdur / 1000),
    );
  const sum = (tasks: readonly number[]) => tasks.reduce((all, ms) => all + ms, 0);
  return mains.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** Notes every task of the page from now on; what it answers ends that, and says how long each kept the processor. */
export async function traceTasks(page: Devtools): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  page.on<{ value: TraceEvent[] }>('Tracing.dataCollected', ({ value }) => {
    events.push(...value);
  });
  await page.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise<void>((done) => page.on('Tracing.tracingComplete', () => done()));
    await page.send('Tracing.end');
    await complete;
    return mainTasks(events);
  };
}
