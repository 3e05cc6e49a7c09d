import { whileLoggedIn } from '../session/while-logged-in.ts';

/** Listens for as long as a player is logged in; what it needs is fetched after the login. */
export function followLive(): void {
  whileLoggedIn(async () => (await import('./start-live.ts')).startLive);
}
