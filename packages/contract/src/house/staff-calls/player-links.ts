import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';
import { kycStatuses } from '../../rules/kyc-status.ts';

/** What two accounts may have in common; of an invitation, which of the two invited. */
const linkKinds = ['device', 'id', 'photo', 'account', 'invited-by', 'invited'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Of each kind no more are looked for. */
export const linkedPlayersMax = 50;

const linked = z.object({
  uid: id(),
  /** Masked, as in the lists. */
  name: z.string(),
  kyc_status: z.enum(kycStatuses),
  by: z.array(z.enum(linkKinds)),
});
export type LinkedPlayer = z.output<typeof linked>;

export const listLinkedPlayers = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/linked',
  access: { staff: 'players.read' },
  summary:
    'Other players with the same device, ID, photo or payout account, or tied by an invitation, as far as the caller may know',
  request: z.object({ uid: id() }),
  answer: z.object({
    /** Those with most in common first. */
    rows: z.array(linked),
    /** Of some kind there are more than are looked for. */
    has_more: z.boolean(),
  }),
});

export const playerLinksCalls = { listLinkedPlayers } as const;
