import { getWallet } from '@perya/contract/ledger/calls/wallet';
import { centavos, toPesos } from '@perya/money';
import { useRef, useState } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
import { useSession } from '../../lib/session/session.ts';

interface LiveBalance {
  /** As on the wire; null while nothing is known. */
  readonly balance: string | null;
  /** What is staked in a round that is open; null between rounds. */
  readonly held: string | null;
  readonly take: (balance: number, held?: number) => void;
  readonly movedAt: () => number | null;
}

/** The balance that the game reports; for a game that reports none, the wallet's, which live messages keep true. */
export function useLiveBalance(): LiveBalance {
  const wallet = useSession((session) => session.wallet?.balance ?? null);
  const [reported, setReported] = useState<number | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const movedAt = useRef<number | null>(null);
  // On failure the last known balance stays.
  useCall(getWallet, {});
  const take = (balance: number, staked?: number) => {
    // The first report is the starting balance, not a change.
    if (reported !== null && reported !== balance) movedAt.current = Date.now();
    setReported(balance);
    setHeld(staked ?? null);
  };
  return {
    balance: reported === null ? wallet : toPesos(centavos(reported)),
    held: held === null ? null : toPesos(centavos(held)),
    take,
    movedAt: () => movedAt.current,
  };
}
