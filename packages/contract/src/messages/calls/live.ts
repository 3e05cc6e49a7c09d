import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { giftMessage } from '../../live.ts';

export const getLiveCredential = defineCall({
  method: 'GET',
  path: '/member/live/credential',
  access: 'player',
  gate: 'ownAccount',
  summary: 'What the app connects to the live messages with: for one connection of this session',
  request: z.object({}),
  answer: z.object({
    /** A path of the API's own origin, or the address of another broker. */
    url: z.string(),
    client_id: z.string(),
    username: z.string(),
    password: z.string(),
    /** All that may be listened to. */
    topics: z.array(z.string()),
    /** Until then it opens a connection. */
    expires_at: unixSeconds(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
});

export const listHouseNotices = defineCall({
  method: 'GET',
  path: '/member/live/notices',
  access: 'player',
  gate: 'reads',
  summary:
    'The notices of the house that hold at present: the live messages again, for whoever comes later',
  request: z.object({}),
  answer: z.object({ notices: z.array(giftMessage) }),
});

export const liveCalls = { getLiveCredential, listHouseNotices } as const;
