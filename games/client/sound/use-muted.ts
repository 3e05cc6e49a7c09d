import { useEffect, useState } from 'react';
import { notifyHost, onHostMessage } from '../host.ts';
import type { Sound } from './sound.ts';

/** Silence is remembered by the page around the game: a frame without an origin has no storage. */
export function useMuted(sound: Sound): [isMuted: boolean, toggle: () => void] {
  const [isMuted, setMuted] = useState(sound.isMuted());
  useEffect(
    () =>
      onHostMessage((message) => {
        if (message.type !== 'perya:sound') return;
        sound.setMuted(message.isMuted);
        setMuted(message.isMuted);
      }),
    [sound],
  );
  const toggle = () => {
    sound.setMuted(!isMuted);
    setMuted(!isMuted);
    notifyHost({ type: 'perya:sound', isMuted: !isMuted });
  };
  return [isMuted, toggle];
}
