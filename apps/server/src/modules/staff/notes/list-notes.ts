import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listPlayerNotes as call } from '@perya/contract/staff/calls/player-notes';
import type { StaffServices } from '../services.ts';
import { presentNote } from './note.present.ts';

/** What colleagues have noted about a player, the newest first. */
export async function listNotes(
  { notes }: StaffServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await notes.page(request);
  return { ...page, rows: page.rows.map(presentNote) };
}
