/** When it is asked where a player is. */
export const locationMoments = [
  'entrance',
  'registration',
  'login',
  'deposit',
  'launch',
  'play',
  'withdraw',
] as const;
export type LocationMoment = (typeof locationMoments)[number];

/** What was found: in the Philippines, elsewhere, behind a service that hides it, or not to be told. */
export const locationOutcomes = ['inside', 'outside', 'hidden', 'unknown'] as const;
export type LocationOutcome = (typeof locationOutcomes)[number];

/** What a traveller may do, by the figure of the policy. */
export const travellersMay = { nothing: 0, read: 1, withdraw: 2 } as const;
