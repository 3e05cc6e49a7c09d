import type { Store } from '@perya/app-kit/browser/storage';
import { type MutedMates, readMuted } from '@perya/contract/provider-api/frame';
import { mutedMatesName } from '../../../lib/player/player-record.ts';

/** A room, and who is in it. */
export interface RoomOfPlayer {
  readonly uid: string;
  readonly room: string;
}

interface MutedInRoom extends MutedMates {
  readonly room: string;
}

/** Of so many rooms it is remembered; the one that was changed longest ago is forgotten first. */
const roomsMax = 10;
const nameMax = 64;

/** By which venue and game the studio knows the room; null of a game that was launched in another way. */
export function roomOf(url: string, base: string): string | null {
  if (!URL.canParse(url, base)) return null;
  const query = new URL(url, base).searchParams;
  const names = [query.get('venue'), query.get('game')];
  const isKnown = names.every((name) => name && name.length <= nameMax);
  return isKnown ? names.join('/') : null;
}

function asMutedInRoom(value: unknown): MutedInRoom[] {
  const stored = (value ?? {}) as Record<string, unknown>;
  const { room } = stored;
  const muted = readMuted(stored);
  return typeof room === 'string' && muted ? [{ room, ...muted }] : [];
}

/** Of this player alone: whoever was here before has muted others. */
function readRooms(store: Store, uid: string): MutedInRoom[] {
  const stored = (store.read(mutedMatesName) ?? {}) as Record<string, unknown>;
  const { rooms } = stored;
  return stored['uid'] === uid && Array.isArray(rooms) ? rooms.flatMap(asMutedInRoom) : [];
}

/** Whom the player has muted there; null if that is nobody. A game has no storage of its own, so the app remembers it. */
export function readMutedMates(store: Store, { uid, room }: RoomOfPlayer): MutedMates | null {
  const found = readRooms(store, uid).find((each) => each.room === room);
  if (!found) return null;
  const { room: _, ...muted } = found;
  return muted;
}

export function keepMutedMates(
  store: Store,
  { uid, room }: RoomOfPlayer,
  { voices, isDeaf }: MutedMates,
): void {
  const others = readRooms(store, uid).filter((each) => each.room !== room);
  const deaf = isDeaf ? { isDeaf } : {};
  const here = isDeaf || voices.length > 0 ? [{ room, voices, ...deaf }] : [];
  store.write(mutedMatesName, { uid, rooms: [...here, ...others].slice(0, roomsMax) });
}
