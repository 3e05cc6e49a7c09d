import type { Centavos } from '@perya/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { onHostMessage } from '../host.ts';
import type { GamePort } from '../port.ts';

interface WalletNewsOptions {
  readonly port: GamePort;
  /** While a bet or a move is asked, and while a room plays for the player: what came meanwhile could be its outcome. */
  readonly isUnderWay: boolean;
  readonly onBalance: (balance: Centavos) => void;
}

/** Reads the balance anew when the page says that something beside the game has moved it. */
export function useWalletNews({ port, isUnderWay, onBalance }: WalletNewsOptions): void {
  const [isOld, setOld] = useState(false);
  const take = useEffectEvent(onBalance);
  useEffect(
    () =>
      onHostMessage(({ type }) => {
        if (type === 'perya:wallet') setOld(true);
      }),
    [],
  );
  useEffect(() => {
    if (!isOld || isUnderWay) return;
    let isLate = false;
    port.readStatus().then(
      ({ balance }) => {
        // A round has begun since: it is read again after it.
        if (isLate) return;
        setOld(false);
        take(balance);
      },
      // The next round tells the balance.
      () => setOld(false),
    );
    return () => {
      isLate = true;
    };
  }, [isOld, isUnderWay, port]);
}
