import type { noteSeenPopup as call } from '@perya/contract/announcements/calls/announcements';
import type { RequestOf } from '@perya/contract/call';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AnnouncementsServices } from './dependencies.ts';

/** For the figures of staff; whether it is shown again is decided by the browser's own marks. */
export async function noteSeen(
  { store, figures }: Pick<AnnouncementsServices, 'store' | 'figures'>,
  uid: bigint,
  { id, is_opened: isOpened }: RequestOf<typeof call>,
): Promise<boolean> {
  if (!(await store.noteSeen(BigInt(id), uid, isOpened))) throw new Refusal('NOT_FOUND');
  figures.countNoted(isOpened ? 'opened' : 'shown');
  return true;
}
