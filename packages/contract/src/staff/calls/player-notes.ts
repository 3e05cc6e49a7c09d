import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../list.ts';

export const noteLengthMax = 2000;
const says = `A note has 1 to ${noteLengthMax} characters`;

const note = z.object({
  id: id(),
  at: unixSeconds(),
  by: z.string(),
  /** Plain text: signs of HTML are letters like any other. */
  text: z.string(),
});
export type PlayerNote = z.output<typeof note>;

export const listPlayerNotes = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/notes',
  access: { staff: 'players.read' },
  summary: 'What colleagues have noted about a player, the newest first',
  request: z.object({ uid: id(), ...listRequest }),
  answer: listPage(note),
});

export const addPlayerNote = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/notes/add',
  access: { staff: 'players.note' },
  summary: 'Adds a note about a player; it is never changed or removed',
  request: z.object({
    uid: id(),
    text: z.string().check(z.trim(), z.minLength(1, says), z.maxLength(noteLengthMax, says)),
  }),
  answer: note,
  errors: ['NOT_FOUND'],
  refreshes: [listPlayerNotes],
});

export const playerNotesCalls = { listPlayerNotes, addPlayerNote } as const;
