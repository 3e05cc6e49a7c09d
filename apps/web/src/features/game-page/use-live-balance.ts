import { centavos, toPesos } from '@perya/money';
import { useEffect, useRef, useState } from 'react';
import { loadWallet } from '../../lib/session/load-player.ts';
import { useSession } from '../../lib/session/session.ts';

/** How often the wallet is asked while a game says nothing of the balance. */
const askEveryMs = 10_000;

interface LiveBalance {
  /** As on the wire; null while nothing is known. */
  readonly balance: string | null;
  readonly take: (balance: number) => void;
  readonly movedAt: () => number | null;
}

/** What the game tells counts as long as it is open; a game that tells nothing is followed by the wallet. */
export function useLiveBalance(): LiveBalance {
  const wallet = useSession((session) => session.wallet?.balance ?? null);
  const [told, setTold] = useState<number | null>(null);
  const movedAt = useRef<number | null>(null);
  const isTold = told !== null;
  useEffect(() => {
    if (isTold) return;
    const ask = () => {
      if (!document.hidden) loadWallet().catch(() => {});
    };
    ask();
    const timer = setInterval(ask, askEveryMs);
    return () => clearInterval(timer);
  }, [isTold]);
  const take = (balance: number) => {
    // The first message only says what is there.
    if (told !== null && told !== balance) movedAt.current = Date.now();
    setTold(balance);
  };
  return {
    balance: told === null ? wallet : toPesos(centavos(told)),
    take,
    movedAt: () => movedAt.current,
  };
}
