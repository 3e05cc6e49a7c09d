import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { choiceStep, noticeChoice } from '../calls/choices.ts';

export const readPlayerChoices = defineCall({
  method: 'GET',
  path: '/backoffice/api/notices/choices',
  access: { staff: 'players.read' },
  summary: 'What a player is told by push, email and SMS, and to which words they consented when',
  request: z.object({ uid: id() }),
  answer: z.object({
    choices: z.array(noticeChoice),
    is_away: z.boolean(),
    /** Those that notify. */
    devices: z.array(z.object({ name: z.string(), added_at: unixSeconds() })),
    history: z.array(choiceStep),
  }),
  errors: ['NOT_FOUND'],
});

export const staffChoicesCalls = { readPlayerChoices } as const;
