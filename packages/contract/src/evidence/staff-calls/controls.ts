import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { controlNames } from '../controls.ts';

const control = z.enum(controlNames);

const controlRun = z.object({
  id: id(),
  control,
  /** `staff:12`, or `system:` and the name of the job. */
  started_by: z.string(),
  finished_at: unixSeconds(),
  /** It looked at what was written from the first on and before the second. */
  looked_from: unixSeconds(),
  looked_to: unixSeconds(),
  /** How many rows were looked at. */
  looked: z.int(),
  /** Rows that break it, up to a hundred. */
  found: z.int(),
});
export type ControlRun = z.output<typeof controlRun>;

const controlsAnswer = z.object({
  controls: z.array(
    z.object({
      name: control,
      /** Rows of the requirements. */
      serves: z.array(z.string()),
      law: z.string(),
      last: z.nullable(controlRun),
    }),
  ),
  /** The latest runs, newest first. */
  runs: z.array(controlRun),
});
export type ControlsAnswer = z.output<typeof controlsAnswer>;

export const listControls = defineCall({
  method: 'GET',
  path: '/backoffice/api/controls',
  access: { staff: 'controls.read' },
  summary: 'The controls with what they serve and their last runs',
  request: z.object({}),
  answer: controlsAnswer,
});

const brokenControl = z.object({
  run: controlRun,
  rows: z.array(z.object({ uid: z.nullable(z.string()), subject: z.string(), detail: z.string() })),
});
export type BrokenControl = z.output<typeof brokenControl>;

export const readControlRun = defineCall({
  method: 'GET',
  path: '/backoffice/api/controls/run',
  access: { staff: 'controls.read' },
  summary: 'A run of a control with the rows that broke it, up to a hundred',
  request: z.object({ id: id() }),
  answer: brokenControl,
  errors: ['NOT_FOUND'],
});

export const runControl = defineCall({
  method: 'POST',
  path: '/backoffice/api/controls/run',
  access: { staff: 'controls.run' },
  summary: 'Looks whether a control holds, at what came since its last run and at a day at least',
  request: z.object({ name: control }),
  answer: controlRun,
  errors: ['CHECK_RUNNING'],
  refreshes: [listControls],
});

export const controlsCalls = { listControls, readControlRun, runControl } as const;
