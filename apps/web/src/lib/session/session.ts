import type { GameCard } from '@perya/contract/catalogue/calls/catalogue';
import type { Profile } from '@perya/contract/profile/calls/profile';
import { create } from 'zustand';

export interface Wallet {
  readonly uid: string;
  readonly balance: string;
  readonly withdrawable: string;
}

/** What a wallet holds of which the server says nothing. [A-187 M-097] */
const emptyWallet: Wallet = { uid: '', balance: '0', withdrawable: '0' };

export function walletOf(answer: Partial<Wallet>): Wallet {
  return { ...emptyWallet, ...answer };
}

/** The signed-in player, for every screen. The first render always shows a visitor, as the server did. */
export interface Session {
  readonly token: string | null;
  /** The logout is under way: nothing more is asked with the session's token. */
  readonly isEnding: boolean;
  readonly profile: Profile | null;
  readonly wallet: Wallet | null;
  /** The latest first; null until they are known. */
  readonly favourites: readonly GameCard[] | null;
}

/** Without a token nothing of a player is kept. [M-242] */
export const visitor: Session = {
  token: null,
  isEnding: false,
  profile: null,
  wallet: null,
  favourites: null,
};

export const useSession = create<Session>()(() => visitor);

/** Signed in means a token and a username. */
export function isLoggedIn({ token, profile }: Pick<Session, 'token' | 'profile'>): boolean {
  return token !== null && (profile?.username ?? '') !== '';
}

/** Whether a screen may fetch what only a player is told. */
export function useMayFetchAsPlayer(): boolean {
  return useSession(({ token, isEnding }) => token !== null && !isEnding);
}
