import type { PlayerNote } from '@perya/contract/staff/calls/player-notes';
import type { Note } from './note.store.ts';

export function presentNote({ id, at, by, text }: Note): PlayerNote {
  return { id: String(id), at: Math.floor(at.getTime() / 1000), by, text };
}
