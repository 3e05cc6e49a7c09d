import * as z from 'zod/mini';
import { policyBrand } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';

/** The documents that players agree to. */
export const agreedKinds = ['terms', 'privacy'] as const;
export type AgreedKind = (typeof agreedKinds)[number];

const brand = z._default(policyBrand(), 'h5');

const agreement = z.object({
  kind: z.enum(agreedKinds),
  /** The version in force, and since when. */
  version: z.int(),
  published_at: unixSeconds(),
  /** The latest version that the player has agreed to; null: none was asked for since they came. */
  agreed_version: z.nullable(z.int()),
  agreed_at: z.nullable(unixSeconds()),
  /** The document was changed in a way that asks for agreement again. */
  is_asked: z.boolean(),
});
export type Agreement = z.output<typeof agreement>;

export const listAgreements = defineCall({
  method: 'GET',
  path: '/member/agreement/list',
  access: 'player',
  gate: 'reads',
  summary: 'What the player has agreed to, and what must be agreed to again',
  request: z.object({ brand }),
  answer: z.array(agreement),
});

export const agree = defineCall({
  method: 'POST',
  path: '/member/agreement/insert',
  access: 'player',
  gate: 'opensGates',
  summary: 'Agrees to a document; the version must be the one in force',
  request: z.object({ brand, kind: z.enum(agreedKinds), version: z.int() }),
  answer: z.array(agreement),
  errors: ['DOCUMENT_CHANGED'],
  // Its answer is the list as it then stands.
  refreshes: 'nothing',
});

export const agreementsCalls = { listAgreements, agree } as const;
