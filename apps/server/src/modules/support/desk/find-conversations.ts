import { manilaDay } from '@perya/contract/manila-time';
import { type Finder, numberOf } from '../../../platform/lists/finder.ts';
import type { SupportServices } from '../services.ts';

/** The conversation with a player, by the player's number with a C in front or without. */
export const conversationFinder = ({
  desk,
  identity,
}: Pick<SupportServices, 'desk' | 'identity'>): Finder => ({
  kind: 'conversation',
  permission: 'support.read',
  async find(words) {
    const uid = numberOf(words, 'C');
    const row = uid === null ? null : await desk.find(uid);
    if (row === null) return [];
    const name = (await identity.listMaskedNames([row.uid])).get(row.uid);
    return [
      {
        id: String(row.uid),
        name: `C${row.uid}`,
        about: [name, manilaDay(row.lastAt)].filter(Boolean).join(' · '),
        amount: null,
        // The bare number is the player's.
        is_exact: words.toUpperCase().startsWith('C'),
      },
    ];
  },
});
