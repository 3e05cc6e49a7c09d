import { foundRowsMax } from '@perya/contract/house/staff-calls/search';
import { manilaDay } from '@perya/contract/manila-time';
import type { Finder } from '../../../platform/lists/finder.ts';
import { openFields } from '../record/seal-fields.ts';
import { maskedName } from './desk.present.ts';
import type { DeskServices } from './services.ts';

/** A player and the version, as the address of the case has them, with a K in front or without. */
const playerAndVersion = /^(k?)(\d{1,18})(?:\/(\d{1,6}))?$/i;

/** Identity checks by player, the newest first, or one of them by its version as well. */
export const reviewFinder = ({
  queue,
  keyring,
}: Pick<DeskServices, 'queue' | 'keyring'>): Finder => ({
  kind: 'review',
  permission: 'kyc.read',
  async find(words) {
    const [, letter, uid, version] = playerAndVersion.exec(words) ?? [];
    if (uid === undefined) return [];
    const { rows } = await queue.page({ state: 'all', uid, limit: foundRowsMax });
    return rows
      .filter((row) => version === undefined || row.version === Number(version))
      .map((row) => ({
        id: `${row.uid}/${row.version}`,
        name: `K${row.uid}/${row.version}`,
        about: `${maskedName(openFields(keyring, row, row))} · ${manilaDay(row.submittedAt)}`,
        amount: null,
        // A bare number is the player's, and with a version behind it may be a round.
        is_exact: letter !== '' && version !== undefined,
      }));
  },
});
