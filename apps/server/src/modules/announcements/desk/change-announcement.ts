import type {
  addAnnouncement as addCall,
  changeAnnouncement as changeCall,
  StaffAnnouncement,
  switchAnnouncement as switchCall,
} from '@perya/contract/announcements/staff-calls/announcements';
import type { RequestOf } from '@perya/contract/call';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Facts, nothingChanged } from '../../audit/index.ts';
import type { AnnouncementSettings } from '../announcement.store.ts';
import type { AnnouncementsServices } from '../services.ts';
import { readDeskAnnouncement } from './read-announcements.ts';
import { readSettings } from './read-settings.ts';

/** What an entry of the audit says of an announcement. */
const factsOf = ({
  startAt,
  endAt,
  ...rest
}: AnnouncementSettings): Record<string, Facts[string]> => ({
  title_en: rest.titleEn,
  title_tl: rest.titleTl,
  body_en: rest.bodyEn,
  body_tl: rest.bodyTl,
  picture: rest.picture,
  link: rest.link,
  frequency: rest.frequency,
  start: startAt.toISOString(),
  end: endAt.toISOString(),
  levels: rest.levels,
  brands: rest.brands,
  seq: rest.seq,
});

/** Only what differs stands in the entry. */
function differing(before: AnnouncementSettings, after: AnnouncementSettings) {
  const was = factsOf(before);
  const is = factsOf(after);
  const names = Object.keys(is).filter((name) => String(was[name]) !== String(is[name]));
  const only = (facts: Record<string, Facts[string]>): Facts =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(was), after: only(is) };
}

const subjectOf = (id: bigint) => ({ kind: 'announcement', id: String(id) }) as const;

/** Added switched off: what players are shown is looked at first. */
export async function addAnnouncement(
  services: AnnouncementsServices,
  context: StaffContext,
  { key, reason, ...typed }: RequestOf<typeof addCall>,
): Promise<StaffAnnouncement> {
  const { audit, store } = services;
  const settings = await readSettings(services, typed, null);
  const id = await audit.record(byStaff(context), async (tx) => {
    const added = await store.insert(tx, key, settings);
    if (added === null) {
      const held = await store.findByKey(tx, key);
      if (held === null) throw new Refusal('NOT_FOUND');
      return nothingChanged(held.id);
    }
    const entry = {
      action: 'announcements.added',
      subject: subjectOf(added.id),
      after: factsOf(settings),
      reason,
    } as const;
    return { result: added.id, entries: [entry] };
  });
  return readDeskAnnouncement(services, id);
}

/** Changes one that is still as the caller saw it. */
export async function changeAnnouncement(
  services: AnnouncementsServices,
  context: StaffContext,
  { id: asked, version, reason, ...typed }: RequestOf<typeof changeCall>,
): Promise<StaffAnnouncement> {
  const { audit, store, cache, desk } = services;
  const id = BigInt(asked);
  // The file is looked for before the transaction; what stood there is compared again under the lock.
  const seen = await desk.find(id);
  const settings = await readSettings(services, typed, seen?.picture ?? null);
  await audit.record(byStaff(context), async (tx) => {
    const held = await store.lock(tx, id);
    if (held === null) throw new Refusal('NOT_FOUND');
    if (held.version !== version) throw new Refusal('CHANGED_MEANWHILE');
    await store.update(tx, id, settings);
    const entry = { action: 'announcements.changed', subject: subjectOf(id), reason } as const;
    return { result: undefined, entries: [{ ...entry, ...differing(held, settings) }] };
  });
  cache.expire();
  return readDeskAnnouncement(services, id);
}

export async function switchAnnouncement(
  services: AnnouncementsServices,
  context: StaffContext,
  { id: asked, is_on: isOn, reason }: RequestOf<typeof switchCall>,
): Promise<StaffAnnouncement> {
  const { audit, store, cache } = services;
  const id = BigInt(asked);
  await audit.record(byStaff(context), async (tx) => {
    const held = await store.lock(tx, id);
    if (held === null) throw new Refusal('NOT_FOUND');
    if (held.isOn === isOn) throw new Refusal('NOTHING_TO_CHANGE');
    await store.switchTo(tx, id, isOn);
    const entry = {
      action: isOn ? 'announcements.switched-on' : 'announcements.switched-off',
      subject: subjectOf(id),
      before: { is_on: held.isOn },
      after: { is_on: isOn },
      reason,
    } as const;
    return { result: undefined, entries: [entry] };
  });
  cache.expire();
  return readDeskAnnouncement(services, id);
}
