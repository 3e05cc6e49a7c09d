import type { liveCalls } from '@perya/contract/messages/calls/live';
import type { noticesCalls } from '@perya/contract/messages/staff-calls/notices';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { getLiveCredential } from './live/get-credential.ts';
import { listNotices, listShownNotices } from './notices/list-notices.ts';
import { publishNotice } from './notices/publish-notice.ts';
import { withdrawNotice } from './notices/withdraw-notice.ts';
import type { MessagesServices } from './services.ts';

export function messagesRoutes(
  services: MessagesServices,
): Handlers<typeof liveCalls & typeof noticesCalls> {
  return {
    ...bindVerbs(services, {
      getLiveCredential,
      listHouseNotices: listShownNotices,
      listNotices,
      publishNotice,
      withdrawNotice,
    }),
  };
}
