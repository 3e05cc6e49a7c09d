import type {
  moveAnnouncement as call,
  StaffAnnouncement,
} from '@perya/contract/announcements/staff-calls/announcements';
import type { RequestOf } from '@perya/contract/call';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { AnnouncementsServices } from '../services.ts';
import { readDeskAnnouncement } from './read-announcements.ts';

/** Room between two places, for one that is added there by hand. */
const step = 10;

/** Changes places with the neighbour; all are numbered anew, because two may have the same number. */
export async function moveAnnouncement(
  services: AnnouncementsServices,
  context: StaffContext,
  { id: asked, to }: RequestOf<typeof call>,
): Promise<StaffAnnouncement> {
  const { audit, store, cache } = services;
  const id = BigInt(asked);
  await audit.record(byStaff(context), async (tx) => {
    const order = await store.lockOrder(tx);
    const place = order.findIndex((each) => each.id === id);
    const moved = order[place];
    if (moved === undefined) throw new Refusal('NOT_FOUND');
    const target = to === 'earlier' ? place - 1 : place + 1;
    if (target < 0 || target >= order.length) throw new Refusal('NOTHING_TO_CHANGE');
    const ordered = order.filter((each) => each !== moved).toSpliced(target, 0, moved);
    const places = ordered.map((each, index) => ({ id: each.id, seq: (index + 1) * step }));
    await store.setPlaces(tx, places);
    const entry = {
      action: 'announcements.moved',
      subject: { kind: 'announcement', id: asked },
      before: { seq: moved.seq },
      after: { seq: (target + 1) * step },
    } as const;
    return { result: undefined, entries: [entry] };
  });
  cache.expire();
  return readDeskAnnouncement(services, id);
}
