import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';

export const exportData = defineCall({
  method: 'POST',
  path: '/member/data/export',
  access: 'player',
  gate: 'ownAccount',
  summary:
    'An address at which this player, on this device, downloads all that is known of them for five minutes: a zip archive of JSON and pictures',
  request: z.object({}),
  answer: z.object({ url: z.string(), until: unixSeconds() }),
  errors: ['PROOF_REQUIRED', 'TOO_MANY_REQUESTS'],
  refreshes: 'nothing',
});

export const ownDataCalls = { exportData } as const;
