import { mutedMax } from '@perya/contract/provider-api/frame';
import type { Said } from '@perya/game-kit/phrases';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyHost, onHostMessage } from '../host.ts';
import {
  firstVoices,
  type Voices,
  withDeafness,
  withMuted,
  without,
  withRemembered,
  withSaid,
  withUnmuted,
} from './voices.ts';

/** A phrase stands for so long. */
const standsMs = 6000;

export interface PhrasesOfRoom {
  /** The house allows them: said by the page around the game, and taken back by it. */
  isOn: boolean;
  voices: Voices;
  hear(said: Said): void;
  mute(voice: number): void;
  unmute(voice: number): void;
  setDeaf(isDeaf: boolean): void;
}

/** What is said in the room. Who is muted is remembered by the page around the game: a frame without an origin has no storage. */
export function usePhrases(): PhrasesOfRoom {
  const [isOn, setOn] = useState(false);
  const [voices, setVoices] = useState(firstVoices);
  useEffect(
    () =>
      onHostMessage((message) => {
        if (message.type === 'perya:phrases') setOn(message.isOn);
        if (message.type !== 'perya:muted') return;
        setVoices((before) => withRemembered(before, message));
      }),
    [],
  );
  const { muted, isDeaf } = voices;
  const told = useRef({ muted, isDeaf });
  useEffect(() => {
    // At first nobody is: that would make the page forget those of before.
    if (muted === told.current.muted && isDeaf === told.current.isDeaf) return;
    told.current = { muted, isDeaf };
    const deaf = isDeaf ? { isDeaf } : {};
    notifyHost({ type: 'perya:muted', voices: muted.slice(-mutedMax), ...deaf });
  }, [muted, isDeaf]);
  const oldest = voices.heard[0]?.id;
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => setVoices((before) => without(before, oldest)), standsMs);
    return () => clearTimeout(timer);
  }, [oldest]);
  return {
    isOn,
    voices,
    hear: useCallback((said) => setVoices((before) => withSaid(before, said)), []),
    mute: (voice) => setVoices((before) => withMuted(before, voice)),
    unmute: (voice) => setVoices((before) => withUnmuted(before, voice)),
    setDeaf: (isDeaf) => setVoices((before) => withDeafness(before, isDeaf)),
  };
}
