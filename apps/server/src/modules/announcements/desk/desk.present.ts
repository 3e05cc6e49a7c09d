import type { StaffAnnouncement } from '@perya/contract/announcements/staff-calls/announcements';
import { seconds } from '../../../platform/wire-time.ts';
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
    start: seconds(row.startAt),
    end: seconds(row.endAt),
    levels: row.levels,
    brands: row.brands,
    seq: row.seq,
    seen_players: row.seenPlayers,
    seen_times: row.seenTimes,
    opened_players: row.openedPlayers,
    updated_at: seconds(row.updatedAt),
  };
}
