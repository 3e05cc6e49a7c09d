import { type Teller, tellList } from '../../../platform/lists/teller.ts';
import type { StaffServices } from '../services.ts';

/** Enough to know which note it is; the tab of notes has them whole. */
const shownLength = 200;

/** What colleagues have noted about a player, for their story. */
export function noteTeller({ notes }: Pick<StaffServices, 'notes'>): Teller {
  return tellList(
    { name: 'note', kind: 'note', permission: 'players.read' },
    notes.read,
    ({ at, by, text, contact }) => ({
      at,
      event: contact === null ? 'note' : 'contact',
      about: text.length > shownLength ? `${text.slice(0, shownLength)}…` : text,
      state: contact,
      amount: null,
      by,
      opens: null,
    }),
  );
}
