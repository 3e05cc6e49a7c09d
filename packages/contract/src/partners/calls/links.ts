import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { getSecurity } from '../../identity/calls/account.ts';
import { partnerChannels } from '../partner-channels.ts';

const channel = () => z.enum(partnerChannels);

/** A partner whose app opens this account, or did until the player or the house removed it. */
const link = z.object({
  channel: channel(),
  /** False: nobody comes in through that app until the player allows it again. */
  is_linked: z.boolean(),
  since: unixSeconds(),
});
export type PartnerLink = z.output<typeof link>;

export const linksAnswer = z.object({ rows: z.array(link) });

export const listPartnerLinks = defineCall({
  method: 'GET',
  path: '/member/partner/links',
  access: 'player',
  gate: 'reads',
  summary: "Which partners' apps open this account, and which were removed from it",
  request: z.object({}),
  answer: linksAnswer,
});

export const unlinkPartner = defineCall({
  method: 'POST',
  path: '/member/partner/unlink',
  access: 'player',
  gate: 'ownAccount',
  summary: "Removes a partner's app from the account, and logs out every other device",
  request: z.object({ channel: channel() }),
  answer: linksAnswer,
  errors: ['PROOF_REQUIRED', 'NOTHING_TO_CHANGE'],
  refreshes: [listPartnerLinks, getSecurity],
});

export const allowPartner = defineCall({
  method: 'POST',
  path: '/member/partner/allow',
  access: 'player',
  gate: 'ownAccount',
  summary: "Lets a partner's app that was removed open the account again",
  request: z.object({ channel: channel() }),
  answer: linksAnswer,
  errors: ['PROOF_REQUIRED', 'NOTHING_TO_CHANGE'],
  refreshes: [listPartnerLinks],
});

export const partnerLinksCalls = { listPartnerLinks, unlinkPartner, allowPartner } as const;
