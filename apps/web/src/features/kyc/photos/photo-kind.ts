/** What is to be seen: the player with the ID, or one side of the ID. */
export type PhotoKind = 'selfie' | 'card';
