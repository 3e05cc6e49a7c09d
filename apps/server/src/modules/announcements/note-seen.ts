import type { noteSeenPopup as call } from '@perya/contract/announcements/calls/announcements';
import type { RequestOf } from '@perya/contract/call';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AnnouncementsServices } from './services.ts';

/** For the figures of staff; whether it is shown again is decided by the browser's own marks. */
export async function noteSeen(
  { store, metrics }: Pick<AnnouncementsServices, 'store' | 'metrics'>,
  uid: bigint,
  { id, is_opened: isOpened }: RequestOf<typeof call>,
): Promise<boolean> {
  if (!(await store.noteSeen(BigInt(id), uid, isOpened))) throw new Refusal('NOT_FOUND');
  metrics.countNoted(isOpened ? 'opened' : 'shown');
  return true;
}
