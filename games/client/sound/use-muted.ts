import type { HostMessage } from '@perya/contract/provider-api/wire';
import { useEffect, useState } from 'react';
import { notifyHost } from '../host.ts';
import type { Sound } from './sound.ts';

/** Only the page around the game may say so, and only in these words. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, isMuted } = data as Record<string, unknown>;
  return type === 'perya:sound' && typeof isMuted === 'boolean' ? { type, isMuted } : null;
}

/** Silence is remembered by the page around the game: a frame without an origin has no storage. */
export function useMuted(sound: Sound): [isMuted: boolean, toggle: () => void] {
  const [isMuted, setMuted] = useState(sound.isMuted());
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = event.source === window.parent ? readHostMessage(event.data) : null;
      if (!message) return;
      sound.setMuted(message.isMuted);
      setMuted(message.isMuted);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [sound]);
  const toggle = () => {
    sound.setMuted(!isMuted);
    setMuted(!isMuted);
    notifyHost({ type: 'perya:sound', isMuted: !isMuted });
  };
  return [isMuted, toggle];
}
