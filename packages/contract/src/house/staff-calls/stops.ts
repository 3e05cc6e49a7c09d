import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { getHome } from './home.ts';

export const stopScopes = ['house', 'venue', 'game', 'player'] as const;
export type StopScope = (typeof stopScopes)[number];

const target = {
  scope: z.enum(stopScopes),
  /** The code of the venue or the game, the uid of the player; empty for the house. */
  subject: z._default(z.string().check(z.maxLength(100)), ''),
};

const stop = z.object({
  id: id(),
  scope: z.enum(stopScopes),
  subject: z.string(),
  stopped_at: unixSeconds(),
  /** The name of the member of staff, or of the command. */
  stopped_by: z.string(),
  reason: z.string(),
  resumed_at: z.nullable(unixSeconds()),
  resumed_by: z.nullable(z.string()),
  resume_reason: z.nullable(z.string()),
});
export type Stop = z.output<typeof stop>;

export const stopBoxes = ['in-force', 'ended'] as const;

export const listStops = defineCall({
  method: 'GET',
  path: '/backoffice/api/stops',
  access: { staff: 'games.read' },
  summary: 'What is stopped, by whom, since when and why; or what was',
  request: z.object({
    ...listRequest,
    box: z._default(z.enum(stopBoxes), 'in-force'),
    /** Of games, and so of many players: the house, venues and games; or of single players. */
    of: z.optional(z.enum(['games', 'players'])),
  }),
  answer: listPage(stop),
});

const effect = z.object({
  /** What it is called: the name of the venue or the game. */
  name: z.string(),
  /** Players who have begun a round there within the last five minutes. */
  players: z.int(),
  /** Counting stopped there: there are at least as many. */
  is_more: z.boolean(),
  is_stopped: z.boolean(),
});
export type StopEffect = z.output<typeof effect>;

export const getStopEffect = defineCall({
  method: 'GET',
  path: '/backoffice/api/stops/effect',
  access: { staff: 'games.stop' },
  summary: 'Whom a stop would meet now',
  request: z.object(target),
  answer: effect,
  errors: ['NOT_FOUND'],
});

export const stopGaming = defineCall({
  method: 'POST',
  path: '/backoffice/api/stops/stop',
  access: { staff: 'games.stop' },
  summary:
    'Stops new rounds at once; when it answers, no bet is stamped later. What is stopped already stays so',
  request: z.object({
    ...target,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(600)),
  }),
  answer: stop,
  errors: ['NOT_FOUND'],
  refreshes: [listStops, getStopEffect, getHome],
});

/** What can be asked for about a stop. */
export const resumption = z.object({ id: id() });
export type Resumption = z.output<typeof resumption>;

export const askToResume = defineRequest({
  asks: 'games.resume',
  permission: 'games.resume',
  title: { en: 'Resume gaming', tl: 'Ituloy ang laro' },
  reasons: ['cause-gone', 'regulator', 'other'],
  input: resumption,
  path: '/backoffice/api/stops/ask',
  summary: 'Asks a second person to let gaming go on that was stopped',
  errors: ['STOP_ENDED'],
  refreshes: [getHome],
});

export const resumingCalls = { askToResume } as const;
export const stopsCalls = { listStops, getStopEffect, stopGaming } as const;
