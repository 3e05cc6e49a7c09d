import type { HostMessage } from '@perya/contract/provider-api/frame';

/** Tells the framed game. The frame has no origin to name, and what is said is no secret. */
export function tellGame(frame: HTMLIFrameElement | null, message: HostMessage): void {
  frame?.contentWindow?.postMessage(message, '*');
}
