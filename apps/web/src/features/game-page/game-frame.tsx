import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { GameMessage } from '@perya/contract/provider-api/frame';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { framePermissions } from './frame-permissions.ts';
import { isMuted } from './game-sound.ts';
import { GameVeil } from './game-veil.tsx';
import { readGameMessage } from './read-game-message.ts';
import { tellGame } from './tell-game.ts';

/** The load timeout of a game. */
const loadTimeoutMs = 30_000;

/** What a game says first may arrive after its page has loaded; one that says nothing by then never will. */
const silenceMs = 300;

/** A game that has come and is still not ready is shown: it says itself what it waits for. */
const veilMaxMs = 8_000;

interface GameFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Null while the game is asked for: the loader stands there alone. */
  readonly url: string | null;
  readonly gameName: string;
  /** Of its cover; null while it is not known. */
  readonly img: string | null;
  /** The page draws a bar with what the game offers; otherwise the game draws its own. */
  readonly hasBar?: boolean;
  readonly onMessage: (message: GameMessage) => void;
  readonly onNothingCame: () => void;
}

/** The game's frame, under the loader until it reports ready or, where it reports nothing, has loaded. */
export function GameFrame(props: GameFrameProps) {
  const { frame, url, gameName, img, hasBar = true, onMessage, onNothingCame } = props;
  const { isCovered, hear, load } = useArrival(url !== null, onNothingCame);
  useGameMessages(frame, (message) => {
    hear(message);
    if (hasBar && message.type === 'perya:offers') tellGame(frame.current, { type: 'perya:bar' });
    if (message.type === 'perya:ready' && frame.current !== null) greet(frame.current);
    onMessage(message);
  });
  return (
    <>
      {url !== null && (
        <iframe
          ref={frame}
          src={url}
          title={gameName}
          {...framePermissions(url, location.href)}
          referrerPolicy="origin"
          onLoad={load}
          className="game-frame"
        />
      )}
      {isCovered && <GameVeil gameName={gameName} img={img} />}
    </>
  );
}

interface Arrival {
  readonly isCovered: boolean;
  readonly hear: (message: GameMessage) => void;
  readonly load: () => void;
}

/** Once it is uncovered a game is never covered again. */
function useArrival(isAwaited: boolean, onNothingCame: () => void): Arrival {
  const [hasLoaded, setLoaded] = useState(false);
  const [isReady, setReady] = useState(false);
  const [willSay, setWillSay] = useState(false);
  const [isLate, setLate] = useState(false);
  const giveUp = useEffectEvent(onNothingCame);
  const isMissing = isAwaited && !hasLoaded && !isReady;
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => giveUp(), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isMissing]);
  useEffect(() => {
    if (!hasLoaded) return;
    const timer = setTimeout(() => setLate(true), willSay ? veilMaxMs : silenceMs);
    return () => clearTimeout(timer);
  }, [hasLoaded, willSay]);
  return {
    isCovered: !isReady && !isLate,
    hear: ({ type }) => {
      if (type === 'perya:offers') setWillSay(true);
      if (type === 'perya:ready') setReady(true);
    },
    load: () => setLoaded(true),
  };
}

/** Tells a game that is ready what it needs: the player's keys, and whether to be silent. */
function greet(frame: HTMLIFrameElement): void {
  tellGame(frame, { type: 'perya:sound', isMuted: isMuted(localStore) });
  // A dialog over the game keeps the keyboard.
  if (document.activeElement?.closest('dialog, [role="dialog"]') == null) frame.focus();
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
