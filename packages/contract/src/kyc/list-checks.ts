import type { GateName } from '../gates.ts';

/** When a player is held against the lists of persons who may not play by law. */
export const listMoments = [
  'registration',
  'login',
  'deposit',
  'launch',
  'import',
  'decision',
] as const;
export type ListMoment = (typeof listMoments)[number];

/** What was found: nobody on a list, somebody of a like name, or this person. */
export const listingStates = ['clear', 'alike', 'listed'] as const;
export type ListingState = (typeof listingStates)[number];

/** The same of a check: of somebody who has given no name yet there is nothing to hold against a list. */
export const listCheckStates = ['unknown', ...listingStates] as const;
export type ListCheckState = (typeof listCheckStates)[number];

/** At which gates of players' calls it is asked. */
export const listMomentOfGate: Readonly<Partial<Record<GateName, 'deposit' | 'launch'>>> = {
  deposit: 'deposit',
  play: 'launch',
};
