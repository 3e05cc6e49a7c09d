import type { LiveMessage } from '@perya/contract/live';
import type { RefObject } from 'react';
import { useLive } from '../../lib/live/use-live.ts';
import { tellGame } from './tell-game.ts';

/** The bar shows the balance that the game reports: it hears of what moves it from elsewhere. Its own rounds it knows. */
export function useWalletNews(frame: RefObject<HTMLIFrameElement | null>): void {
  const tell = ({ type }: LiveMessage) => {
    if (type !== 'play') tellGame(frame.current, { type: 'perya:wallet' });
  };
  useLive('payment', tell);
  useLive('wallet', tell);
}
