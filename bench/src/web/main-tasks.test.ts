import { expect, it } from 'vitest';
import { mainTasks, type TraceEvent } from './main-tasks.ts';

const named = (pid: number, tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  args: { name },
});
/** Something that a thread did from a moment on, as long by the wall as of the processor. */
const did = (pid: number, tid: number, ts: number, dur: number, name = 'RunTask'): TraceEvent => ({
  name,
  ph: 'X',
  pid,
  tid,
  ts,
  dur,
  tdur: dur,
});

it('answers the tasks of the page that worked most, in milliseconds of the processor', () => {
  const events = [
    named(1, 1, 'CrRendererMain'),
    named(2, 7, 'CrRendererMain'),
    named(2, 8, 'Compositor'),
    did(1, 1, 0, 3000),
    did(2, 7, 0, 12_100, 'ThreadControllerImpl::RunTask'),
    did(2, 7, 50, 12_000),
    did(2, 7, 20_000, 8000),
    did(2, 8, 0, 90_000),
  ];
  expect(mainTasks(events).map(({ ms }) => ms)).toEqual([12, 8]);
  expect(mainTasks([])).toEqual([]);
});

it('says what of a task was script and what layout, in whatever order it is told: a layout inside of a script is no script', () => {
  const events = [
    named(2, 7, 'CrRendererMain'),
    did(2, 7, 2000, 3000, 'Layout'),
    did(2, 7, 1000, 6000, 'FunctionCall'),
    did(2, 7, 5500, 1200, 'EventDispatch'),
    did(2, 7, 5600, 1000, 'FunctionCall'),
    did(2, 7, 0, 20_000),
    did(2, 7, 8000, 9000, 'Layout'),
    did(2, 7, 30_000, 5000),
  ];
  expect(mainTasks(events)).toEqual([
    { ms: 20, scriptMs: 3, layoutMs: 12 },
    { ms: 5, scriptMs: 0, layoutMs: 0 },
  ]);
});
