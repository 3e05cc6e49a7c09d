import { invitationOf, type inviteChannels } from '@perya/contract/rules/promotions/invitation';

/** Leads to the home page of the brand that the player uses; the app there keeps who invited. */
export const invitationLink = (
  code: string,
  channel: keyof typeof inviteChannels,
  origin: string,
): string => `${origin}/?r=${invitationOf(code, channel)}`;
