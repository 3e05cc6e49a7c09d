import type { StaffAnnouncement } from '@perya/contract/announcements/staff-calls/announcements';
import { unixOf } from '../announcement.present.ts';
import type { DeskRow } from './desk.store.ts';

export function presentDeskRow(row: DeskRow): StaffAnnouncement {
  return {
    id: String(row.id),
    version: row.version,
    phase: row.phase,
    is_on: row.isOn,
    picture: row.picture,
    title_en: row.titleEn,
    title_tl: row.titleTl,
    body_en: row.bodyEn,
    body_tl: row.bodyTl,
    link: row.link,
    frequency: row.frequency,
    start: unixOf(row.startAt),
    end: unixOf(row.endAt),
    levels: row.levels,
    brands: row.brands,
    seq: row.seq,
    seen_players: row.seenPlayers,
    seen_times: row.seenTimes,
    opened_players: row.openedPlayers,
    updated_at: unixOf(row.updatedAt),
  };
}
