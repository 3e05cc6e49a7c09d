import { useRouter } from '@tanstack/react-router';
import { useRequireLogin } from '../session/use-require-login.ts';
import type { LaunchableGame } from './launchable-game.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the launch answered: the URL of the game. [G-043] */
    content?: string;
    gameName?: string;
    /** What the card that was tapped knows of it. */
    gameCard?: { readonly id: string; readonly img: string };
  }
}

/** Opens a game on a tap: a visitor logs in first and then finds the game open. [G-316] */
export function useLaunchGame(): (game: LaunchableGame) => void {
  const router = useRouter();
  const requireLogin = useRequireLogin();
  // Loaded on tap: the lobby is part of the first load, this is not.
  const load = () => import('./start-game.ts');
  return (game) => {
    if (game.maintained) void load().then(({ sayMaintained }) => sayMaintained(game));
    else
      requireLogin(
        () => void load().then(({ startGame }) => startGame(game, router)),
        `game ${game.code}`,
      );
  };
}
