import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff, nameOfActor, nothingChanged } from '../../audit/index.ts';
import { completionChanged } from '../events.ts';
import type { ComplianceServices } from './services.ts';

interface Asked {
  uid: bigint;
  reason: string;
}

/** Marks a player as one who must complete the check, or takes the mark off; what stands so already stays. */
export async function changeCompletion(
  { audit, identity, completions }: ComplianceServices,
  context: StaffContext,
  { uid, reason }: Asked,
  isAsked: boolean,
): Promise<{ is_asked: boolean; changed: boolean }> {
  const origin = byStaff(context);
  const changed = await audit.record<boolean>(origin, async (tx) => {
    await identity.hold(tx, uid);
    const isChanged = isAsked
      ? await completions.ask(tx, uid, nameOfActor(origin.actor), reason)
      : await completions.takeBack(tx, uid);
    if (!isChanged) return nothingChanged(false);
    return {
      result: true,
      entries: [
        {
          action: isAsked ? 'kyc.completion-asked' : 'kyc.completion-taken-back',
          subject: { kind: 'player', uid },
          before: { is_asked: !isAsked },
          after: { is_asked: isAsked },
          reason,
        },
      ],
      events: [eventOf(completionChanged, { uid, key: context.requestId }, { is_asked: isAsked })],
    };
  });
  return { is_asked: isAsked, changed };
}
