import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { getHome } from './home.ts';

/** A message that was given up. Its content, which is for the player alone, is never shown. */
const letter = z.object({
  id: id(),
  channel: z.string(),
  uid: z.nullable(id()),
  written_at: unixSeconds(),
  died_at: unixSeconds(),
  attempts: z.int(),
  /** What its carrier said, with phones and addresses masked. */
  why: z.string(),
});
export type DeadLetter = z.output<typeof letter>;

export const listDeadLetters = defineCall({
  method: 'GET',
  path: '/backoffice/api/dead-letters',
  access: { staff: 'letters.read' },
  summary: 'Dead letters, newest first',
  request: z.object(listRequest),
  answer: listPage(letter),
});

/** As many as one page shows. */
const lettersMax = 200;

export const resendDeadLetters = defineCall({
  method: 'POST',
  path: '/backoffice/api/dead-letters/resend',
  access: { staff: 'letters.resend' },
  summary: 'Sends dead letters again, from the first attempt on',
  request: z.object({
    ids: z.array(id()).check(z.minLength(1), z.maxLength(lettersMax)),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  /** Fewer than were named if others were quicker. */
  answer: z.object({ resent: z.int() }),
  refreshes: [listDeadLetters, getHome],
});

export const deadLettersCalls = { listDeadLetters, resendDeadLetters } as const;

/** What of it can leave as CSV. */
export const deadLettersExports = {
  letters: {
    title: { en: 'Failed messages', tl: 'Mga mensaheng nabigo' },
    callName: 'listDeadLetters',
    call: listDeadLetters,
    needs: null,
    columns: [
      { key: 'id', title: { en: 'Letter', tl: 'Sulat' } },
      { key: 'channel', title: { en: 'Channel', tl: 'Paraan' } },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'written_at', title: { en: 'Written', tl: 'Isinulat' }, kind: 'time' },
      { key: 'died_at', title: { en: 'Given up', tl: 'Isinuko' }, kind: 'time' },
      { key: 'attempts', title: { en: 'Attempts', tl: 'Mga pagtatangka' } },
      { key: 'why', title: { en: 'Why', tl: 'Bakit' } },
    ],
  },
} as const satisfies ExportableLists;
