import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { languages } from '../../text.ts';

export const launchRequest = z.object({
  /** The code of the game or its name, in any case of letters. [G-301] */
  code: z.string().check(z.regex(/^[^\p{Cc}]{1,100}$/u)),
  /** The language of the game; the caller's own if not given. */
  lang: z.optional(z.enum(languages)),
  theme: z._default(z.enum(['light', 'dark']), 'dark'),
});

const launch = {
  method: 'GET',
  access: 'player',
  gate: 'play',
  request: launchRequest,
  /** The URL itself: it opens the game for a minute, and only for this player. [G-194 M-371] */
  answer: z.string(),
  errors: ['NOT_FOUND', 'GAME_CLOSED', 'GAME_MAINTAINED', 'GAMING_STOPPED', 'PLAYER_STOPPED'],
} as const;

export const launchGame = defineCall({
  ...launch,
  path: '/game/launch',
  summary: 'Opens a session in a game and answers its signed, short-lived URL',
});

/** The documents name both paths; they are one call. [G-195] */
export const launchGameV2 = defineCall({
  ...launch,
  path: '/api/v2/game/launch',
  summary: 'The same as /game/launch',
});

export const launchCalls = { launchGame, launchGameV2 } as const;
