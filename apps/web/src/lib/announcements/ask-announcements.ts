import {
  type Announcement,
  listPopups,
  noteSeenPopup,
} from '@perya/contract/announcements/calls/announcements';
import type { BrandTag } from '@perya/contract/brands';
import { api } from '../http/api.ts';

export function fetchAnnouncements(brand: BrandTag): Promise<Announcement[]> {
  return api.call(listPopups, { brand });
}

/** For the figures of the house: a loss of it is no loss to the player. */
export function tellSeen(id: string, isOpened: boolean): void {
  api.call(noteSeenPopup, { id, is_opened: isOpened }).catch(() => {});
}
