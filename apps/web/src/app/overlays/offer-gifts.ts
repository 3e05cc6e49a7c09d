import { loadMessages } from '../../lib/language/messages.ts';
import { whileLoggedIn } from '../../lib/session/while-logged-in.ts';
import type { AppRouter } from '../router.tsx';

/** Shows gifts and notices to whoever is logged in; code and messages are loaded after the login. */
export function offerGifts(router: AppRouter): void {
  const place = {
    isInGame: () => router.state.location.pathname.startsWith('/s-game-page/'),
    onMove: (listener: () => void) => router.subscribe('onResolved', listener),
  };
  whileLoggedIn(async () => {
    await loadMessages('gifts');
    const { startGifts } = await import('../../features/gifts/start-gifts.ts');
    return () => startGifts(place);
  });
}
