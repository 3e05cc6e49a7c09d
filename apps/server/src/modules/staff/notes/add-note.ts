import type { ContactWay, PlayerNote } from '@perya/contract/staff/calls/player-notes';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import { presentNote } from './note.present.ts';

/** Adds a note about a player. The entry names it and not its words, which stand in the note for ever. */
export async function addNote(
  { audit, identity, notes }: StaffServices,
  context: StaffContext,
  { uid, text, contact: way }: { uid: bigint; text: string; contact?: ContactWay | undefined },
): Promise<PlayerNote> {
  const contact = way ?? null;
  // A player is never removed, so one who was found is there for the note.
  if (!(await identity.account(uid))) throw new Refusal('NOT_FOUND');
  return audit.record(byStaff(context), async (tx) => {
    const note = await notes.insert(tx, { uid, staffId: context.staffId, text, contact });
    return {
      result: presentNote(note),
      entries: [
        {
          action: 'staff.note-added',
          subject: { kind: 'player', uid },
          after: { note: String(note.id), characters: text.length, contact },
        },
      ],
    };
  });
}
