import { useRouter } from '@tanstack/react-router';
import { toOwnPath } from '../../lib/session/origin.ts';

/** Back to where the game was tapped; opened directly, to the lobby. [G-042] */
export function useExitGame(origin: unknown): () => void {
  const router = useRouter();
  const path = toOwnPath(origin);
  return () => {
    // The page before the game is the one that it was tapped on, with its place in the scroll.
    if (path !== null && router.history.canGoBack()) router.history.back();
    else router.history.replace(path ?? '/');
  };
}
