import { expect, it } from 'vitest';
import { mainTasks, type TraceEvent } from './main-tasks.ts';

const named = (pid: number, tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  args: { name },
});
const task = (pid: number, tid: number, tdur: number, name = 'RunTask'): TraceEvent => ({
  name,
  ph: 'X',
  pid,
  tid,
  tdur,
});

it('answers the tasks of the page that worked most, in milliseconds of the processor', () => {
  const events = [
    named(1, 1, 'CrRendererMain'),
    named(2, 7, 'CrRendererMain'),
    named(2, 8, 'Compositor'),
    task(1, 1, 3000),
    task(2, 7, 12_100, 'ThreadControllerImpl::RunTask'),
    task(2, 7, 12_000),
    task(2, 7, 8000),
    task(2, 8, 90_000),
    task(2, 7, 70_000, 'FunctionCall'),
  ];
  expect(mainTasks(events)).toEqual([12, 8]);
  expect(mainTasks([])).toEqual([]);
});
