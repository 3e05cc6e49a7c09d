import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { enterGame, leaveGame } from '../../lib/game/game-mode.ts';
import { loadWallet } from '../../lib/player/load-player.ts';

/** In the game for as long as its page stands; what was won or lost in it shows everywhere afterwards. [M-245] */
export function useGameModeOf(code: string): void {
  const router = useRouter();
  useEffect(() => {
    enterGame(code);
    return () => {
      leaveGame(router.state.location.pathname, () => {
        // On failure the last known balance stays until the next fetch.
        loadWallet().catch(() => {});
      });
    };
  }, [code, router]);
}
