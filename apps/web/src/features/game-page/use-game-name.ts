import { listPlayedGames } from '@perya/contract/calls/catalogue';
import { useEffect, useState, useSyncExternalStore } from 'react';

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
  // After a reload the browser still knows it and the server, which draws the page first, does not.
  const known = useSyncExternalStore(
    never,
    () => brought,
    () => undefined,
  );
  const [found, setFound] = useState<{ code: string; name: string } | null>(null);
  const isWanted = isOpen && known === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const find = async () => {
      const { api } = await import('../../lib/http/api.ts');
      const { d } = await api.call(listPlayedGames, { page_size: historySize });
      const name = d.find((game) => game.code === code)?.en_name;
      if (!isGone && name !== undefined) setFound({ code, name });
    };
    // Without an answer the name made of the code stays.
    find().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [code, isWanted]);
  return known ?? (found?.code === code ? found.name : nameOfCode(code));
}
