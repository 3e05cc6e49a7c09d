/** What is counted apart of what staff did: players shown unmasked, lists exported, calls refused. */
export const countedActions = [
  'identity.player-revealed',
  'staff.list-exported',
  'staff.call-refused',
] as const;
