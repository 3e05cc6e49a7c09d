import { timings } from '@perya/contract/constants';
import { create } from 'zustand';
import { isLobbyPath } from './lobby-path.ts';

/** Which game the player is in; while there is one, gifts are held back. */
export const useGameMode = create<{ readonly gameCode: string | null }>()(() => ({
  gameCode: null,
}));

let leaving: ReturnType<typeof setTimeout> | undefined;

export function enterGame(gameCode: string): void {
  clearTimeout(leaving);
  useGameMode.setState({ gameCode });
}

function exitGame(whenOut: () => void): void {
  useGameMode.setState({ gameCode: null });
  whenOut();
}

/** In the lobby what follows a game waits until the page is shown. [M-245] */
export function exitDelayMs(path: string): number {
  return isLobbyPath(path) ? timings.exitGameMs : 0;
}

/** Called when the game's page was left, with the new path and what follows the game. */
export function leaveGame(path: string, whenOut: () => void): void {
  clearTimeout(leaving);
  const delayMs = exitDelayMs(path);
  if (delayMs === 0) exitGame(whenOut);
  else leaving = setTimeout(() => exitGame(whenOut), delayMs);
}
