import { getWallet } from '@perya/contract/calls/wallet';
import { centavos, toPesos } from '@perya/money';
import { useRef, useState } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
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
  // Without an answer the last known balance stays.
  useCall(getWallet, {}, { pollMs: isTold ? undefined : askEveryMs });
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
