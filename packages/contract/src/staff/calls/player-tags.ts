import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import type { Text } from '../../text.ts';

/** What colleagues should know of a player before they act; words that everybody means the same by. */
export const playerTags = {
  watch: { en: 'Watch', tl: 'Bantayan' },
  care: { en: 'Handle with care', tl: 'Alagaang mabuti' },
  'at-risk': { en: 'Signs of harmful play', tl: 'May palatandaan ng mapaminsalang paglalaro' },
  complaint: { en: 'Has complained', tl: 'May reklamo' },
  disputed: { en: 'Disputed a payment', tl: 'May tinutulang bayad' },
  press: { en: 'Press or public figure', tl: 'Press o kilalang tao' },
} as const satisfies Record<string, Text>;
export type PlayerTag = keyof typeof playerTags;
export const playerTagNames = Object.keys(playerTags) as PlayerTag[];

const tag = z.enum(playerTagNames as [PlayerTag, ...PlayerTag[]]);

const answer = z.object({
  /** The newest first. */
  tags: z.array(z.object({ tag, at: unixSeconds(), by: z.string() })),
});

export const readPlayerTags = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/tags',
  access: { staff: 'players.read' },
  summary: 'What colleagues have marked a player with',
  request: z.object({ uid: id() }),
  answer,
});

export const setPlayerTag = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/tags/set',
  access: { staff: 'players.note' },
  summary: 'Marks a player, or takes a mark away',
  request: z.object({ uid: id(), tag, on: z.boolean() }),
  answer,
  errors: ['NOT_FOUND'],
  refreshes: [readPlayerTags],
});

export const playerTagsCalls = { readPlayerTags, setPlayerTag } as const;
