/** How a bonus stands with its player: `active` must still be played through, `done` is theirs. */
export const bonusStates = [
  'offered',
  'active',
  'done',
  'expired',
  'declined',
  'given-up',
] as const;
export type BonusState = (typeof bonusStates)[number];

/** How long a credited gift is shown to a player who was away, in seconds. [G-157] */
export const giftShownSeconds = 72_000;
