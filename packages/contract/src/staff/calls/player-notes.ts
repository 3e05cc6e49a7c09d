import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPlayerStory } from '../../house/staff-calls/player-story.ts';
import { listPage, listRequest } from '../list.ts';

export const noteLengthMax = 2000;
const says = `A note has 1 to ${noteLengthMax} characters`;

/** By which way there was a word with the player. */
export const contactWays = ['phone', 'email', 'chat', 'visit'] as const;
export type ContactWay = (typeof contactWays)[number];

const note = z.object({
  id: id(),
  at: unixSeconds(),
  by: z.string(),
  /** Plain text: signs of HTML are letters like any other. */
  text: z.string(),
  /** Null for a note of staff alone. */
  contact: z.nullable(z.enum(contactWays)),
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
  summary: 'Adds a note about a player, or about a word with them; it is never changed or removed',
  request: z.object({
    uid: id(),
    contact: z.optional(z.enum(contactWays)),
    text: z.string().check(z.trim(), z.minLength(1, says), z.maxLength(noteLengthMax, says)),
  }),
  answer: note,
  errors: ['NOT_FOUND'],
  refreshes: [listPlayerNotes, listPlayerStory],
});

export const playerNotesCalls = { listPlayerNotes, addPlayerNote } as const;
