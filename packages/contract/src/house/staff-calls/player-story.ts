import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';

/** What a player's story is made of, as staff filter it. */
export const storyKinds = [
  'login',
  'play',
  'payment',
  'bonus',
  'message',
  'decision',
  'note',
] as const;
export type StoryKind = (typeof storyKinds)[number];

/** What happened; the staff app has a word for each. */
const storyEvents = [
  'login',
  'login-new-device',
  'played',
  'deposit',
  'withdrawal',
  'reward',
  'player-wrote',
  'staff-wrote',
  'status',
  'limit',
  'exclusion',
  'readmitted',
  'dormant',
  'awake',
  'restricted',
  'reopened',
  'note',
  'contact',
] as const;
export type StoryEvent = (typeof storyEvents)[number];

const storyLine = z.object({
  /** Tells the lines of a story apart. */
  id: z.string(),
  kind: z.enum(storyKinds),
  at: unixSeconds(),
  event: z.enum(storyEvents),
  /** Plain words: a device, a channel, a game, the beginning of a note. */
  about: z.string(),
  /** How it stands now, by its name in the list that it comes from; null where it has no state. */
  state: z.nullable(z.string()),
  amount: z.nullable(money()),
  /** As `staff:7`, or the name that colleagues know; null where the player acted. */
  by: z.nullable(z.string()),
  /** The number by which its own page opens; null where it has none. */
  opens: z.nullable(z.string()),
});
export type StoryLine = z.output<typeof storyLine>;

export const listPlayerStory = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/story',
  access: { staff: 'players.read' },
  summary:
    'What happened with a player, newest first, of all that the caller may read: logins, play, payments, bonuses, messages, decisions, notes',
  request: z.object({
    uid: id(),
    kind: z.optional(z.enum(storyKinds)),
    limit: listRequest.limit,
    // It holds a place in each part of the story.
    cursor: z.optional(z.string().check(z.maxLength(1500))),
  }),
  /** A page may be shorter than was asked for although there is a next one; lines are not counted. */
  answer: listPage(storyLine),
});

export const storyCalls = { listPlayerStory } as const;
