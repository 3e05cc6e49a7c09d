import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** What a studio of ours says of itself, as it came over the wire. */
export const studioCheck = z.object({
  /** Null while nothing is wrong; otherwise it takes no bets. */
  fault: z.nullable(z.string()),
  source_checked_at: z.string(),
  components_checked_at: z.string(),
  /** The code that decides rounds, by its hashes. */
  components: z.array(z.object({ name: z.string(), files: z.int(), sha256: z.string() })),
});
export type StudioCheck = z.output<typeof studioCheck>;

export const checkVenue = defineCall({
  method: 'POST',
  path: '/backoffice/api/venues/check',
  access: { staff: 'games.read' },
  summary:
    'Asks a venue of our own studio how its random source is, and for the hashes of its rules; other providers have no answer',
  request: z.object({ venue: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  answer: studioCheck,
  errors: ['NOT_FOUND', 'VENUE_SILENT'],
  refreshes: 'nothing',
});

export const venueCheckCalls = { checkVenue } as const;
