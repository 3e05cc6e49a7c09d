import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';
import { playerShown } from '../../identity/staff-calls/players.ts';
import { reason } from '../../staff/reason.ts';
import { linksAnswer } from '../calls/links.ts';
import { partnerChannels } from '../partner-channels.ts';

export const listPlayerPartners = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/partners',
  access: { staff: 'players.read' },
  summary: "Which partners' apps open a player's account, and which were removed from it",
  request: z.object({ uid: id() }),
  answer: linksAnswer,
});

/** Only the player allows it again: nobody of the house opens a way into an account. */
export const unlinkPlayerPartner = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/partners/unlink',
  access: { staff: 'players.sessions' },
  summary: "Removes a partner's app from a player's account, and logs the player out everywhere",
  request: z.object({ uid: id(), channel: z.enum(partnerChannels), reason: reason() }),
  answer: linksAnswer,
  errors: ['NOTHING_TO_CHANGE', 'NOT_FOUND'],
  refreshes: [listPlayerPartners, ...playerShown],
});

export const staffPartnerLinksCalls = { listPlayerPartners, unlinkPlayerPartner } as const;
