import type { HouseJackpot } from '@perya/contract/provider-api/frame';
import { useEffect, useState } from 'react';
import { notifyHost, onHostMessage } from './host.ts';

export type { HouseJackpot };

const none: readonly HouseJackpot[] = [];

/**
 * The jackpots that the house draws for at the end of every round, as they stand. A view that asks for them draws them
 * on its scene, and the page around it no longer does; where nobody answers there are none.
 */
export function useHouseJackpots(): readonly HouseJackpot[] {
  const [jackpots, setJackpots] = useState(none);
  useEffect(() => {
    const stop = onHostMessage((message) => {
      if (message.type === 'perya:jackpots') setJackpots(message.jackpots);
    });
    notifyHost({ type: 'perya:jackpots' });
    return stop;
  }, []);
  return jackpots;
}
