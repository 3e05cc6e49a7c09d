import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { GameControl, GameMessage, GameSheet } from '@perya/contract/provider-api/frame';
import { type RefObject, useState } from 'react';
import { isMuted as isRememberedMuted, rememberMuted } from './game-sound.ts';
import { tellGame } from './tell-game.ts';

export interface GameControls {
  /** What the game understands from our bar; nothing of a game that has a bar of its own. */
  readonly offered: readonly GameControl[];
  readonly isMuted: boolean;
  readonly toggleMuted: () => void;
  readonly open: (sheet: GameSheet) => void;
  /** Gives the game the keyboard. */
  readonly focus: () => void;
  readonly hear: (message: GameMessage) => void;
}

/** What our bar does in the framed game. */
export function useGameControls(frame: RefObject<HTMLIFrameElement | null>): GameControls {
  const [offered, setOffered] = useState<readonly GameControl[]>([]);
  const [isMuted, setMuted] = useState(() => isRememberedMuted(localStore));
  const mute = (muted: boolean) => {
    setMuted(muted);
    rememberMuted(localStore, muted);
  };
  const focus = () => frame.current?.focus();
  return {
    offered,
    isMuted,
    toggleMuted: () => {
      mute(!isMuted);
      tellGame(frame.current, { type: 'perya:sound', isMuted: !isMuted });
    },
    open: (sheet) => {
      // The sheet opens inside of the frame, and takes the keyboard there.
      focus();
      tellGame(frame.current, { type: 'perya:open', sheet });
    },
    focus,
    hear: (message) => {
      if (message.type === 'perya:sound') mute(message.isMuted);
      if (message.type === 'perya:offers') setOffered(message.controls);
    },
  };
}
