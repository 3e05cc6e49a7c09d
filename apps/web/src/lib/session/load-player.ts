import { type GameCard, listFavourites } from '@perya/contract/calls/catalogue';
import { getProfile, type Profile } from '@perya/contract/calls/profile';
import { getWallet } from '@perya/contract/calls/wallet';
import { sizes } from '@perya/contract/constants';
import { localStore } from '../browser/browser-stores.ts';
import { api } from '../http/api.ts';
import { authorizedFetch } from '../http/authorized-fetch.ts';
import { throttleFetch } from '../http/throttle-fetch.ts';
import { writePlayerRecord } from './player-record.ts';
import { useSession, type Wallet } from './session.ts';
import { sessionToken } from './session-token.ts';

interface Loaders {
  readonly token: string | null;
  readonly profile: () => Promise<Profile>;
  readonly wallet: () => Promise<Wallet>;
  readonly favourites: () => Promise<readonly GameCard[]>;
}

/** An answer that arrives after its player has gone is nobody's. */
async function keepFor<Answer>(
  token: string | null,
  asked: Promise<Answer>,
  keep: (answer: Answer) => void,
): Promise<Answer> {
  const answer = await asked;
  if (token === sessionToken.get()) keep(answer);
  return answer;
}

let favouritesAsked = 0;

/** All of them at once: the hearts of every list are drawn from them. [G-197 M-370] */
async function askFavourites(): Promise<readonly GameCard[]> {
  const { data } = await api.call(listFavourites, { page: 1, page_size: sizes.favouritesFetch });
  return data;
}

/** Of two answers under way only the later one is true. */
function fetchFavourites(token: string | null): Promise<readonly GameCard[]> {
  favouritesAsked += 1;
  const asked = favouritesAsked;
  return keepFor(token, askFavourites(), (favourites) => {
    if (asked === favouritesAsked) useSession.setState({ favourites });
  });
}

function createLoaders(token: string | null): Loaders {
  const profile = () =>
    keepFor(token, api.call(getProfile, {}), (answer) => {
      writePlayerRecord(localStore, 'profile', answer, Date.now());
      useSession.setState({ profile: answer });
    });
  const wallet = () =>
    keepFor(token, api.call(getWallet, {}), (answer) => useSession.setState({ wallet: answer }));
  return {
    token,
    profile: throttleFetch('profile', authorizedFetch(sessionToken.get, profile)),
    wallet: throttleFetch('wallet', authorizedFetch(sessionToken.get, wallet)),
    favourites: throttleFetch(
      'favourites',
      authorizedFetch(sessionToken.get, () => fetchFavourites(token)),
    ),
  };
}

let loaders: Loaders | null = null;

/** Throttled per token: the next player must never be answered with the last one's profile. */
function loadersNow(): Loaders {
  const token = sessionToken.get();
  if (loaders === null || loaders.token !== token) loaders = createLoaders(token);
  return loaders;
}

/** Brings the profile; within 1.5 s everyone shares one answer. */
export function loadProfile(): Promise<Profile> {
  return loadersNow().profile();
}

/** After a change of one's own the shared answer would be the old one. */
export function reloadProfile(): Promise<Profile> {
  loaders = null;
  return loadProfile();
}

export function loadWallet(): Promise<Wallet> {
  return loadersNow().wallet();
}

export function loadFavourites(): Promise<readonly GameCard[]> {
  return loadersNow().favourites();
}

/** After a change of one's own the shared answer would be the old one. [G-162] */
export function reloadFavourites(): Promise<readonly GameCard[]> {
  return fetchFavourites(sessionToken.get());
}

/** What a token brings with it. [M-241] */
export async function loadPlayer(): Promise<void> {
  // A fetch that fails leaves what was known before; the screens offer to try again.
  await Promise.allSettled([loadProfile(), loadWallet(), loadFavourites()]);
}
