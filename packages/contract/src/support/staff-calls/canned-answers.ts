import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { unknownVariables } from '../../rules/support/variables.ts';

export const cannedAnswerLength = { titleMax: 80, textMax: 2000 } as const;

/** Both languages are needed: an answer that only some players can read is none. */
const text = () =>
  z.string().check(
    z.trim(),
    z.minLength(3),
    z.maxLength(cannedAnswerLength.textMax),
    z.refine((words) => unknownVariables(words).length === 0, 'Nobody knows this variable'),
  );

/** What staff say of an answer. */
export const cannedAnswerFields = {
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(cannedAnswerLength.titleMax)),
  text_en: text(),
  text_tl: text(),
};

const cannedAnswer = z.object({
  id: id(),
  title: z.string(),
  text_en: z.string(),
  text_tl: z.string(),
  /** Raised by every change: what was seen is what is changed. */
  version: z.int(),
  changed_at: unixSeconds(),
});
export type CannedAnswer = z.output<typeof cannedAnswer>;

const answer = z.object({ rows: z.array(cannedAnswer) });

export const listCannedAnswers = defineCall({
  method: 'GET',
  path: '/backoffice/api/support/canned-answers',
  access: { staff: 'support.read' },
  summary: 'Answers that are kept ready, by their titles',
  request: z.object({}),
  answer,
});

export const saveCannedAnswer = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/canned-answers/save',
  access: { staff: 'support.answer' },
  summary: 'Adds an answer that is kept ready, or changes one as it was seen',
  request: z.object({
    /** Null for a new one. */
    id: z.nullable(id()),
    version: z._default(z.int(), 0),
    ...cannedAnswerFields,
  }),
  answer,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'MESSAGE_UNREADABLE'],
  refreshes: [listCannedAnswers],
});

export const removeCannedAnswer = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/canned-answers/remove',
  access: { staff: 'support.answer' },
  summary: 'Takes an answer away from those that are kept ready',
  request: z.object({ id: id(), version: z.int() }),
  answer,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  refreshes: [listCannedAnswers],
});

export const cannedAnswersCalls = {
  listCannedAnswers,
  saveCannedAnswer,
  removeCannedAnswer,
} as const;
