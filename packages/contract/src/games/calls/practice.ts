import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { launchRequest } from './launch.ts';

/** Who may try games without money, by the policy `practice_play`. */
export const practiceFor = { nobody: 0, players: 1, everybody: 2 } as const;

export const openPractice = defineCall({
  method: 'GET',
  path: '/game/practice',
  access: 'public',
  summary: 'The page on which a game is tried without money; null where that is not offered',
  request: launchRequest,
  answer: z.nullable(
    z.object({ url: z.string(), code: z.string(), en_name: z.string(), img: z.string() }),
  ),
});

export const practiceCalls = { openPractice } as const;
