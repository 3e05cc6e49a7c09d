import type { GameCard } from '@perya/contract/calls/catalogue';
import type { Profile } from '@perya/contract/calls/profile';
import { create } from 'zustand';

export interface Wallet {
  readonly uid: string;
  readonly balance: string;
  readonly withdrawable: string;
}

/** Who is here, for every screen. The first paint always draws a visitor, as the server did. */
export interface Session {
  readonly token: string | null;
  readonly profile: Profile | null;
  readonly wallet: Wallet | null;
  /** The latest first; null until they are known. */
  readonly favourites: readonly GameCard[] | null;
}

/** Without a token nothing of a player is kept. [M-242] */
export const visitor: Session = { token: null, profile: null, wallet: null, favourites: null };

export const useSession = create<Session>()(() => visitor);

/** A token alone is a promise; with a username it is a player. */
export function isLoggedIn({ token, profile }: Pick<Session, 'token' | 'profile'>): boolean {
  return token !== null && (profile?.username ?? '') !== '';
}
