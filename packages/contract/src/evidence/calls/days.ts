import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';

const publishedEvidence = z.object({
  /** The newest first. */
  days: z.array(
    z.object({
      day: z.string(),
      /** Exactly what was signed: JSON with the root of the day and the hash of the day before. */
      statement: z.string(),
      /** Ed25519, in base64. */
      signature: z.string(),
      key: z.string(),
    }),
  ),
  keys: z.array(
    z.object({
      id: z.string(),
      /** SPKI in DER, in base64. */
      public_key: z.string(),
      retired_at: z.nullable(unixSeconds()),
    }),
  ),
});
export type PublishedEvidence = z.output<typeof publishedEvidence>;

export const listEvidence = defineCall({
  method: 'GET',
  path: '/member/evidence',
  access: 'public',
  summary:
    'The signed days of the last two months and the keys to hold them against, for whoever keeps them',
  request: z.object({}),
  answer: publishedEvidence,
});

export const evidenceCalls = { listEvidence } as const;
