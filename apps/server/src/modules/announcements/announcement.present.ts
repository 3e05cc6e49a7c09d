import type { Announcement } from '@perya/contract/announcements/calls/announcements';
import { announcementAudiences } from '@perya/contract/rules/content/announcement';
import { seconds } from '../../platform/wire-time.ts';
import type { AnnouncementRow } from './announcement.store.ts';

/** As the documents name its fields. [M-143] */
export function presentAnnouncement(row: AnnouncementRow): Announcement {
  const { all, levels } = announcementAudiences;
  return {
    id: String(row.id),
    frequency: row.frequency,
    url: row.picture,
    link_h5: row.link,
    seq: row.seq,
    start_time: seconds(row.startAt),
    end_time: seconds(row.endAt),
    state: row.isOn ? 1 : 0,
    visible_type: row.levels.length > 0 ? levels : all,
    level_list: row.levels.join(','),
    visible_user_list: '',
    updated_at: seconds(row.updatedAt),
    title: { en: row.titleEn, tl: row.titleTl },
    body: { en: row.bodyEn, tl: row.bodyTl },
  };
}
