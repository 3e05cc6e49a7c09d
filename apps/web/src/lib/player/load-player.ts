import { type GameCard, listFavourites } from '@perya/contract/catalogue/calls/catalogue';
import { sizes } from '@perya/contract/constants';
import { getWallet } from '@perya/contract/ledger/calls/wallet';
import { getProfile, type Profile } from '@perya/contract/profile/calls/profile';
import { fetchCall, refetchCall } from '../query/fetch-call.ts';
import type { Wallet } from '../session/session.ts';

/** All of them at once: the hearts of every list are drawn from them. [G-197 M-370] */
export const allFavourites = { page: 1, page_size: sizes.favouritesFetch } as const;

/** Fetches the profile; within 1.5 s all callers share one answer. */
export const loadProfile = (): Promise<Profile> => fetchCall(getProfile, {});

/** For after a change of the player's own. The change stands even if it cannot be read back now. */
export async function reloadProfile(): Promise<void> {
  await refetchCall(getProfile, {}).catch(() => {});
}

export const loadWallet = (): Promise<Wallet> => fetchCall(getWallet, {});

export async function reloadWallet(): Promise<void> {
  await refetchCall(getWallet, {}).catch(() => {});
}

/** [G-162] */
export async function reloadFavourites(): Promise<readonly GameCard[]> {
  return (await refetchCall(listFavourites, allFavourites)).data;
}

/** Fetched as soon as there is a token. [M-241] */
export async function loadPlayer(): Promise<void> {
  // On failure the cached data stays; the screens offer a retry.
  await Promise.allSettled([loadProfile(), loadWallet(), fetchCall(listFavourites, allFavourites)]);
}
