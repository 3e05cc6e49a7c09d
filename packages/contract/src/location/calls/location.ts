import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** Where the device says that it is, where the player allows it. */
const position = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  /** In metres, as the device guesses. */
  accuracy: z.number().check(z.minimum(0)),
});
export type DevicePosition = z.output<typeof position>;

export const checkLocation = defineCall({
  method: 'POST',
  path: '/member/location/check',
  access: 'player',
  gate: 'reads',
  summary:
    'Says from where one plays, again and again while a game is open; without it bets are refused after a while where the house asks',
  request: z.object({ position: z.optional(position) }),
  answer: z.object({
    /** Whether the player may play from there. */
    may_play: z.boolean(),
    /** After how many minutes to ask again; 0 where the house asks nobody. */
    every_minutes: z.int(),
  }),
  refreshes: 'nothing',
});

export const locationCalls = { checkLocation } as const;
