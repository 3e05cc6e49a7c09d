import type { Announcement } from '@perya/contract/announcements/calls/announcements';
import { languageOfLocale, say } from '@perya/contract/text';
import { tellSeen } from '../../lib/announcements/ask-announcements.ts';
import { openModal, useModals } from '../../lib/modals/open-modal.ts';
import { sessionToken } from '../../lib/session/session-token.ts';
import { AnnouncementContent } from './announcement-content.tsx';

/** Visitors are counted by nobody. */
function tell(id: string, isOpened: boolean): void {
  if (sessionToken.get() !== null) tellSeen(id, isOpened);
}

/** Opens it in the middle, where mask and Escape close it; answers how to close it from outside. */
export function openAnnouncement(announcement: Announcement, onGone: () => void): () => void {
  const { id, title } = announcement;
  tell(id, false);
  const close = openModal({
    title: say(title, languageOfLocale(document.documentElement.lang)),
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content: (closeThis) => (
      <AnnouncementContent
        announcement={announcement}
        onFollow={() => {
          tell(id, true);
          closeThis();
        }}
        onClose={closeThis}
      />
    ),
  });
  const modal = useModals.getState().modals.at(-1)?.id;
  const stop = useModals.subscribe(({ modals }) => {
    if (modals.some((each) => each.id === modal)) return;
    stop();
    onGone();
  });
  return close;
}
