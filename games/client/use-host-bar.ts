import type { GameSheet } from '@perya/contract/provider-api/frame';
import { useEffect, useEffectEvent, useState } from 'react';
import { offerControls, onHostMessage } from './host.ts';

/** Whether the page around the game draws the bar, which then opens the sheets from there. */
export function useHostBar(onOpen: (sheet: GameSheet) => void): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const stop = onHostMessage((message) => {
      if (message.type === 'perya:bar') setDrawn(true);
      if (message.type === 'perya:open') open(message.sheet);
    });
    offerControls();
    return stop;
  }, []);
  return isDrawn;
}
