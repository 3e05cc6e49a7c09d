import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { GameMessage } from '@perya/contract/provider-api/frame';
import type { RefObject } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { tellGame } from '../tell-game.ts';
import type { Launch } from '../use-launch.ts';
import { keepMutedMates, readMutedMates, roomOf } from './muted-mates.ts';

/** Remembers for a room whom the player does not want to hear there, and tells the game when it is ready. */
export function useMutedMates(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: Launch,
): (message: GameMessage) => void {
  const uid = useSession(({ profile }) => profile?.uid ?? '');
  return (message) => {
    const room = launch.state === 'open' ? roomOf(launch.url, location.href) : null;
    if (room === null || uid === '') return;
    if (message.type === 'perya:muted') keepMutedMates(localStore, { uid, room }, message);
    if (message.type !== 'perya:ready') return;
    const muted = readMutedMates(localStore, { uid, room });
    if (muted) tellGame(frame.current, { type: 'perya:muted', ...muted });
  };
}
