import type { liveCalls } from '@perya/contract/messages/calls/live';
import type { noticesCalls } from '@perya/contract/messages/staff-calls/notices';
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
    getLiveCredential: (context) => getLiveCredential(services, context),
    listHouseNotices: () => listShownNotices(services),
    listNotices: () => listNotices(services),
    publishNotice: (context, request) => publishNotice(services, context, request),
    withdrawNotice: (context, request) => withdrawNotice(services, context, request),
  };
}
