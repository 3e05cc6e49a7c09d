import { listPlayedGames } from '@perya/contract/calls/catalogue';
import { useSyncExternalStore } from 'react';
import { useCall } from '../../lib/query/use-call.ts';

/** As many as the history keeps: the game that was just launched is among them. */
const historySize = 50;

const never = () => () => {};

/** Its code is a name too: color-game reads Color Game. */
function nameOfCode(code: string): string {
  const words = code.split('-').filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** The name came with the tap; opened directly, the game is by now the newest of those played. */
export function useGameName(code: string, brought: string | undefined, isOpen: boolean): string {
  // After a reload the browser knows it and the server does not: read after hydration, to avoid a mismatch.
  const known = useSyncExternalStore(
    never,
    () => brought,
    () => undefined,
  );
  // On failure the name derived from the code stays.
  const { answer } = useCall(
    listPlayedGames,
    { page_size: historySize },
    { isWanted: isOpen && known === undefined },
  );
  const found = answer?.d.find((game) => game.code === code);
  return known ?? found?.en_name ?? nameOfCode(code);
}
