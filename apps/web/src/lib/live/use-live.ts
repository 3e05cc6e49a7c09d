import type { LiveKind, LiveMessage } from '@perya/contract/live';
import { useEffect, useEffectEvent } from 'react';
import { onLive } from './live-messages.ts';

/** Hears live messages of a kind for as long as the screen is there. A message of kind `refresh` names no payment. */
export function useLive(kind: LiveKind, handler: (message: LiveMessage) => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onLive(kind, (message) => handle(message)), [kind]);
}
