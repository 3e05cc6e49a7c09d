import type { PlayerNote } from '@perya/contract/staff/calls/player-notes';
import { seconds } from '../../../platform/wire-time.ts';
import type { Note } from './note.store.ts';

export function presentNote({ id, at, by, text, contact }: Note): PlayerNote {
  return { id: String(id), at: seconds(at), by, text, contact };
}
