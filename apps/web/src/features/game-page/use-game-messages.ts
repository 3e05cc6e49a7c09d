import type { GameMessage } from '@perya/contract/provider-api/wire';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readGameMessage } from './read-game-message.ts';

/** Listens to the framed game only: any window may post a message to ours. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: GameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent) => {
    if (frame.current === null || event.source !== frame.current.contentWindow) return;
    const message = readGameMessage(event.data);
    if (message !== null) onMessage(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
}
