import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { listCheckStates, listingStates, listMoments } from '../list-checks.ts';

/** What two persons decide about a player and a person on a list. */
export const listingDecisions = ['same', 'other'] as const;

const listing = z.object({
  uid: id(),
  state: z.enum(listingStates),
  /** The list that the person stands on. */
  list: z.string(),
  /** Null until two persons have decided. */
  decided: z.nullable(z.enum(listingDecisions)),
  changed_at: unixSeconds(),
});
export type Listing = z.output<typeof listing>;

export const listListings = defineCall({
  method: 'GET',
  path: '/backoffice/api/kyc/listings',
  access: { staff: 'kyc.read' },
  summary: 'Players who were found on a list of restricted persons, or are alike, the newest first',
  request: z.object({
    ...listRequest,
    state: z.optional(z.enum(['alike', 'listed'])),
    uid: z.optional(id()),
  }),
  answer: listPage(listing),
});

const listCheck = z.object({
  id: id(),
  at: unixSeconds(),
  moment: z.enum(listMoments),
  state: z.enum(listCheckStates),
  /** Which lists it was: the number rises with every import; 0 where there were none. */
  lists: z.string(),
});

export const listListChecks = defineCall({
  method: 'GET',
  path: '/backoffice/api/kyc/list-checks',
  access: { staff: 'kyc.read' },
  summary: 'When a player was held against the lists of restricted persons, the newest first',
  request: z.object({ ...listRequest, uid: id() }),
  answer: listPage(listCheck),
});

const listingWanted = z.object({ uid: id(), decision: z.enum(listingDecisions) });
export type ListingWanted = z.output<typeof listingWanted>;

export const askListing = defineRequest({
  asks: 'kyc.listing',
  permission: 'kyc.lists',
  title: { en: 'Whether a player is on a list', tl: 'Kung nasa listahan ang manlalaro' },
  reasons: ['checked', 'regulator', 'mistake-of-house', 'other'],
  input: listingWanted,
  path: '/backoffice/api/kyc/listings/ask',
  summary: 'Asks a second person to decide whether a player is the person on a list',
  errors: ['NOT_FOUND', 'NOTHING_TO_CHANGE'],
  refreshes: [listListings],
});

export const listedPersonsCalls = { listListings, listListChecks } as const;
export const askingForListedPersonsCalls = { askListing } as const;
