import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { HouseServices } from '../services.ts';

/** Sends dead letters again; of one that two send at once, one send counts. */
export function resendDeadLetters(
  { audit, outbox }: HouseServices,
  context: StaffContext,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<{ resent: number }> {
  return audit.record(byStaff(context), async (tx) => {
    const revived = await outbox.revive(ids.map(BigInt), tx);
    if (revived.length === 0) return nothingChanged({ resent: 0 });
    return {
      result: { resent: revived.length },
      entries: [
        {
          action: 'house.letters-resent',
          subject: { kind: 'list', list: 'letters' },
          after: { letters: revived.map(String) },
          reason,
        },
      ],
    };
  });
}
