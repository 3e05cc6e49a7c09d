import * as z from 'zod/mini';
import { policyBrand } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';

/** The texts that a player can read before agreeing to anything. */
export const documentKinds = ['terms', 'privacy', 'faq', 'stmt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** One call for each text; the answer is markdown in the language of the request. [A-400 A-401 A-402 A-403] */
const documentCall = (kind: DocumentKind, summary: string) =>
  defineCall({
    method: 'GET',
    path: `/member/${kind}`,
    access: 'public',
    summary,
    request: z.object({ brand: z._default(policyBrand(), 'h5') }),
    answer: z.string(),
  });

export const getTerms = documentCall('terms', 'The terms of use of a brand');
export const getPrivacy = documentCall('privacy', 'The privacy policy of a brand');
export const getFaq = documentCall('faq', 'The frequently asked questions of a brand');
export const getStatement = documentCall('stmt', 'The responsible gaming statement of a brand');

export const documentsCalls = { getTerms, getPrivacy, getFaq, getStatement } as const;
