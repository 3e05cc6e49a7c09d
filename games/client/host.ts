import type { GameMessage } from '@perya/contract/provider-api/wire';

/**
 * Tells the page around the frame. The frame has no origin of its own and the host may be any
 * operator, so the message goes to whoever framed us; it carries nothing secret.
 */
export function notifyHost(message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}
