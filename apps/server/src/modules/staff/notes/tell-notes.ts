import { type Teller, tellList } from '../../../platform/lists/teller.ts';
import type { StaffServices } from '../services.ts';

/** Enough to know which note it is; the tab of notes has them whole. */
const shownLength = 200;

/** What colleagues have noted about a player, for their story. */
export function noteTeller({ notes }: Pick<StaffServices, 'notes'>): Teller {
  return tellList(
    { name: 'note', kind: 'note', permission: 'players.read' },
    notes.read,
    ({ at, by, text }) => ({
      at,
      event: 'note',
      about: text.length > shownLength ? `${text.slice(0, shownLength)}…` : text,
      state: null,
      amount: null,
      by,
      opens: null,
    }),
  );
}
