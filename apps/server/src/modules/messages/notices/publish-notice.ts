import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { publishNotice as call } from '@perya/contract/messages/staff-calls/notices';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { MessagesServices } from '../services.ts';
import { listNotices } from './list-notices.ts';
import { messageOf } from './notice.present.ts';

/** Leaves for every app that is open when the transaction commits; whoever comes later asks for it. */
export async function publishNotice(
  services: MessagesServices,
  context: StaffContext,
  { key, text_en: textEn, text_tl: textTl, from, until, reason }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { audit, notices, live } = services;
  if (until * 1000 <= Date.now()) throw new Refusal('NOTICE_OVER');
  const fromAt = new Date(from * 1000);
  const untilAt = new Date(until * 1000);
  await audit.record(byStaff(context), async (tx) => {
    const notice = await notices.insert(tx, { key, textEn, textTl, fromAt, untilAt });
    if (notice === null) return nothingChanged(undefined);
    await live.announce(tx, [{ topic: 'house', message: messageOf(notice) }]);
    const entry = {
      action: 'messages.notice-published',
      subject: { kind: 'house' },
      after: { id: String(notice.id), text_en: textEn, text_tl: textTl, from, until },
      reason,
    } as const;
    return { result: undefined, entries: [entry] };
  });
  return listNotices(services);
}
