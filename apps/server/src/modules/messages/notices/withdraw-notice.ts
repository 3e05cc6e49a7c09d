import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { withdrawNotice as call } from '@perya/contract/messages/staff-calls/notices';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { MessagesServices } from '../services.ts';
import { listNotices } from './list-notices.ts';

/** Whoever has it on the screen keeps it until it is closed. */
export async function withdrawNotice(
  services: MessagesServices,
  context: StaffContext,
  { id, reason }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { audit, notices } = services;
  await audit.record(byStaff(context), async (tx) => {
    const notice = await notices.lock(tx, BigInt(id));
    if (notice === null) throw new Refusal('NOT_FOUND');
    if (!notice.isShown) throw new Refusal('NOTHING_TO_CHANGE');
    await notices.withdraw(tx, notice.id);
    const entry = {
      action: 'messages.notice-withdrawn',
      subject: { kind: 'house' },
      before: { id, text_en: notice.textEn },
      after: {},
      reason,
    } as const;
    return { result: undefined, entries: [entry] };
  });
  return listNotices(services);
}
