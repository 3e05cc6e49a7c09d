import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const evidenceDay = z.object({
  day,
  rows: z.int(),
  root: z.string(),
  key: z.string(),
  closed_at: unixSeconds(),
  /** When it was last held against the data and its files, and what was wrong. */
  checked_at: z.nullable(unixSeconds()),
  fault: z.nullable(z.string()),
});
export type EvidenceDay = z.output<typeof evidenceDay>;

export const listEvidenceDays = defineCall({
  method: 'GET',
  path: '/backoffice/api/evidence',
  access: { staff: 'evidence.read' },
  summary: 'The signed days, the newest first',
  request: z.object({}),
  answer: z.object({ days: z.array(evidenceDay) }),
});

export const verifyEvidenceDay = defineCall({
  method: 'POST',
  path: '/backoffice/api/evidence/verify',
  access: { staff: 'evidence.read' },
  summary: 'Computes a signed day anew from the data and from its files',
  request: z.object({ day }),
  answer: evidenceDay,
  errors: ['NOT_FOUND'],
  refreshes: [listEvidenceDays],
});

export const takeEvidencePack = defineCall({
  method: 'POST',
  path: '/backoffice/api/evidence/pack',
  access: { staff: 'evidence.download' },
  summary: 'An address of the pack of a signed day, for two minutes',
  request: z.object({ day }),
  answer: z.object({ url: z.string(), until: unixSeconds() }),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
});

export const evidenceDaysCalls = { listEvidenceDays, verifyEvidenceDay, takeEvidencePack } as const;
