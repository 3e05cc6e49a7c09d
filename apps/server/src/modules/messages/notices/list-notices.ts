import type { AnswerOf } from '@perya/contract/call';
import type { listHouseNotices } from '@perya/contract/messages/calls/live';
import type { listNotices as staffCall } from '@perya/contract/messages/staff-calls/notices';
import type { MessagesServices } from '../services.ts';
import { messageOf, presentNotice } from './notice.present.ts';

type Services = Pick<MessagesServices, 'notices'>;

const latestMax = 100;

/** What whoever comes now is shown of the house: the live messages again. */
export async function listShownNotices({
  notices,
}: Services): Promise<AnswerOf<typeof listHouseNotices>> {
  return { notices: (await notices.listShown()).map(messageOf) };
}

export async function listNotices({ notices }: Services): Promise<AnswerOf<typeof staffCall>> {
  return { rows: (await notices.listLatest(latestMax)).map(presentNotice) };
}
