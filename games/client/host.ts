import {
  type GameMessage,
  gameControls,
  type HostMessage,
} from '@perya/contract/provider-api/frame';

/** Whether a page stands around the game. */
export const isFramed = (): boolean => window.parent !== window;

/**
 * Tells the page around the frame. The frame has no origin of its own and the host may be any
 * operator, so the message goes to whoever framed us; it carries nothing secret.
 */
export function notifyHost(message: GameMessage): void {
  if (isFramed()) window.parent.postMessage(message, '*');
}

/** Asks whether the page draws the bar. Said again once somebody here listens to the answer. */
export function offerControls(): void {
  notifyHost({ type: 'perya:offers', controls: gameControls });
}

/** Only these words are understood, whoever says them. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, isMuted, sheet, rounds } = data as Record<string, unknown>;
  if (type === 'perya:bar' || type === 'perya:wallet') return { type };
  if (type === 'perya:sound') return typeof isMuted === 'boolean' ? { type, isMuted } : null;
  if (type === 'perya:autoplay') {
    return Number.isSafeInteger(rounds) && (rounds as number) >= 0
      ? { type, rounds: rounds as number }
      : null;
  }
  if (type !== 'perya:open') return null;
  return sheet === 'history' || sheet === 'proof' || sheet === 'help' ? { type, sheet } : null;
}

/** Listens to the page around the game and to nobody else; answers how to stop. */
export function onHostMessage(hear: (message: HostMessage) => void): () => void {
  const listen = (event: MessageEvent) => {
    const message = event.source === window.parent ? readHostMessage(event.data) : null;
    if (message) hear(message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
