import type { announcementsCalls } from '@perya/contract/announcements/calls/announcements';
import type { staffAnnouncementsCalls } from '@perya/contract/announcements/staff-calls/announcements';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import {
  addAnnouncement,
  changeAnnouncement,
  switchAnnouncement,
} from './desk/change-announcement.ts';
import { moveAnnouncement } from './desk/move-announcement.ts';
import { listDeskAnnouncements, readDeskAnnouncement } from './desk/read-announcements.ts';
import { readReach } from './desk/read-reach.ts';
import type { AnnouncementsServices } from './services.ts';
import { listPast, listShown, noteSeen } from './show-announcements.ts';

export function announcementsRoutes(
  services: AnnouncementsServices,
): Handlers<typeof announcementsCalls & typeof staffAnnouncementsCalls> {
  return {
    listPopups: ({ uid }, request) => listShown(services, uid, request),
    listPastPopups: ({ uid }, request) => listPast(services, uid, request),
    noteSeenPopup: ({ uid }, request) => noteSeen(services, uid, request),
    listAnnouncements: (_context, request) => listDeskAnnouncements(services, request),
    readAnnouncement: (_context, { id }) => readDeskAnnouncement(services, BigInt(id)),
    readAnnouncementReach: (_context, { id }) => readReach(services, BigInt(id)),
    ...bindVerbs(services, {
      addAnnouncement,
      changeAnnouncement,
      switchAnnouncement,
      moveAnnouncement,
    }),
    uploadAnnouncementPicture: (context) => services.pictures.take(context),
  };
}
