import type { choicesCalls } from '@perya/contract/messages/calls/choices';
import type { liveCalls } from '@perya/contract/messages/calls/live';
import type { staffChoicesCalls } from '@perya/contract/messages/staff-calls/choices';
import type { noticesCalls } from '@perya/contract/messages/staff-calls/notices';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { chooseNotice } from './choices/choose-notice.ts';
import { getNoticeChoices, readPlayerChoices } from './choices/read-choices.ts';
import { getLiveCredential } from './live/get-credential.ts';
import { listNotices, listShownNotices } from './notices/list-notices.ts';
import { publishNotice } from './notices/publish-notice.ts';
import { withdrawNotice } from './notices/withdraw-notice.ts';
import { addPushDevice, removePushDevice } from './push/push-devices.ts';
import type { MessagesServices } from './services.ts';

export type MessagesCalls = typeof liveCalls &
  typeof choicesCalls &
  typeof staffChoicesCalls &
  typeof noticesCalls;

export function messagesRoutes(services: MessagesServices): Handlers<MessagesCalls> {
  return {
    ...bindVerbs(services, {
      getLiveCredential,
      getNoticeChoices,
      chooseNotice,
      addPushDevice,
      removePushDevice,
      listHouseNotices: listShownNotices,
      listNotices,
      publishNotice,
      withdrawNotice,
    }),
    readPlayerChoices: (_context, { uid }) => readPlayerChoices(services, BigInt(uid)),
  };
}
