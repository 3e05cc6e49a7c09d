import { useLingui } from '@lingui/react/macro';
import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { GameMessage, HostMessage } from '@perya/contract/provider-api/wire';
import { Spinner } from '@perya/ui/states/spinner';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { framePermissions } from './frame-permissions.ts';
import { isMuted, rememberMuted } from './game-sound.ts';
import { readGameMessage } from './read-game-message.ts';

/** The load timeout of a game. */
const loadTimeoutMs = 30_000;

interface GameFrameProps {
  readonly url: string;
  readonly gameName: string;
  readonly onMessage: (message: GameMessage) => void;
  readonly onNothingCame: () => void;
}

/** The game's frame, under a loading overlay until it reports ready or has loaded. */
export function GameFrame({ url, gameName, onMessage, onNothingCame }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setIsThere] = useState(false);
  const giveUp = useEffectEvent(onNothingCame);
  useGameMessages(frame, (message) => {
    if (message.type === 'perya:ready') {
      setIsThere(true);
      if (frame.current !== null) greet(frame.current);
    }
    if (message.type === 'perya:sound') rememberMuted(localStore, message.isMuted);
    onMessage(message);
  });
  useEffect(() => {
    if (isThere) return;
    const timer = setTimeout(() => giveUp(), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isThere]);
  return (
    <>
      <iframe
        ref={frame}
        src={url}
        title={gameName}
        {...framePermissions(url, location.href)}
        referrerPolicy="origin"
        onLoad={() => setIsThere(true)}
        className="game-frame"
      />
      {!isThere && <GameVeil gameName={gameName} />}
    </>
  );
}

/** Tells a game that is ready what it needs: the player's keys, and whether to be silent. */
function greet(frame: HTMLIFrameElement): void {
  const message: HostMessage = { type: 'perya:sound', isMuted: isMuted(localStore) };
  // The frame has no origin to name, and what is said is no secret.
  frame.contentWindow?.postMessage(message, '*');
  // A dialog over the game keeps the keyboard.
  if (document.activeElement?.closest('dialog, [role="dialog"]') == null) frame.focus();
}

export function GameVeil({ gameName }: { readonly gameName: string }) {
  const { t } = useLingui();
  return (
    <div role="status" className="game-veil">
      <p className="flex flex-col items-center gap-3 text-center font-semibold text-ink-muted">
        <Spinner />
        {t`Opening ${gameName} …`}
      </p>
    </div>
  );
}

/** Listens to the framed game only: any window may post a message to ours. */
function useGameMessages(
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
