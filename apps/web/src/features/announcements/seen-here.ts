import type { Store } from '@perya/app-kit/browser/storage';
import {
  type Announced,
  announcementFrequencies,
  markSeen,
  type SeenMarks,
  withoutOldMarks,
} from '@perya/contract/rules/content/announcement';
import { readSeenMarks, writeSeenMarks } from '../../lib/announcements/seen-marks.ts';

/** What this page knows of what was seen. Without a login a mark of each login lasts for the page load. [M-252] */
export function createSeenHere(store: Store) {
  let ofVisit: SeenMarks = {};
  return {
    read: (): SeenMarks => ({ ...readSeenMarks(store), ...ofVisit }),
    note(announced: Announced, now: number, isLoggedIn: boolean): void {
      const isOfVisit = !isLoggedIn && announced.frequency === announcementFrequencies.everyLogin;
      if (isOfVisit) ofVisit = markSeen(ofVisit, announced, now);
      else
        writeSeenMarks(store, markSeen(withoutOldMarks(readSeenMarks(store), now), announced, now));
    },
    /** A login or a logout begins anew. */
    forgetVisit(): void {
      ofVisit = {};
    },
  };
}
