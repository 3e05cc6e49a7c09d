import { type GiftMessage, maintenanceType } from '@perya/contract/live';
import type { HouseNotice } from '@perya/contract/messages/staff-calls/notices';
import { seconds } from '../../../platform/wire-time.ts';
import type { NoticeRow } from './notice.store.ts';

/** As the apps of players know it: a message of bonuses without an amount. [G-114 M-399 M-508] */
export function messageOf({ id, textEn, textTl, fromAt, untilAt }: NoticeRow) {
  return {
    messageId: `m-${id}`,
    cash_type: maintenanceType,
    amount: '0.00',
    name: textEn,
    name_tl: textTl,
    from: seconds(fromAt),
    until: seconds(untilAt),
  } satisfies GiftMessage;
}

export function presentNotice(row: NoticeRow): HouseNotice {
  return {
    id: String(row.id),
    text_en: row.textEn,
    text_tl: row.textTl,
    from: seconds(row.fromAt),
    until: seconds(row.untilAt),
    published_at: seconds(row.publishedAt),
    is_shown: row.isShown,
    withdrawn_at: seconds(row.withdrawnAt),
  };
}
