/**
 * The partners whose apps open ours: an e-wallet's super-app, a second wallet's mini-app and a shopping app. The names
 * are those of the wire. [A-003 M-009]
 */
export const partnerChannels = ['ewallet', 'maya', 'lazada'] as const;
export type PartnerChannel = (typeof partnerChannels)[number];

export function isPartnerChannel(value: unknown): value is PartnerChannel {
  return partnerChannels.some((channel) => channel === value);
}

/** What a token of a partner opens: the app inside the partner's, one game there, or the site in a browser. */
export const partnerPurposes = ['app', 'game', 'browser'] as const;
export type PartnerPurpose = (typeof partnerPurposes)[number];

/** So long after a partner has issued it, a token opens nothing any more. */
export const partnerTokenSeconds = 120;

/** Longer ones are no tokens. */
export const partnerTokenMax = 2000;

/** What became of an entry through a partner's app. */
export const entryOutcomes = [
  'entered',
  'second_factor',
  'closed',
  'invalid',
  'expired',
  'unverified',
  'blocked',
  'unlinked',
  'unreachable',
] as const;
export type EntryOutcome = (typeof entryOutcomes)[number];
