import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { readPaymentFigures as call } from '@perya/contract/payments/staff-calls/figures';
import { toPesos } from '@perya/money';
import type { StaffContext } from '../../../../platform/http/context.ts';
import type { DeskServices } from '../services.ts';

/** How the money moved, day by day, and what waits for somebody. */
export async function readFigures(
  { figures, queue, cases }: DeskServices,
  { permissions }: Pick<StaffContext, 'permissions'>,
  { days }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const [byDay, channels, waiting, strays, open] = await Promise.all([
    figures.byDay(days),
    figures.byChannel(days),
    queue.countWaiting(),
    figures.countStrays(),
    cases.countOpen(permissions.has('reports.read')),
  ]);
  return {
    days: byDay.map(({ deposited, paidOut, medianApprovalSeconds, ...day }) => ({
      ...day,
      deposited: toPesos(deposited),
      paid_out: toPesos(paidOut),
      median_approval_seconds: medianApprovalSeconds,
    })),
    channels,
    waiting: waiting.count,
    strays,
    open_cases: open.count,
  };
}
