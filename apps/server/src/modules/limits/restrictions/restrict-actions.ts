import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { restrictActions as call } from '@perya/contract/limits/staff-calls/restrictions';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, nameOfActor } from '../../audit/index.ts';
import { restricted } from '../events.ts';
import type { LimitsServices } from '../services.ts';

const dayMs = 24 * 3_600_000;

/**
 * Keeps a player from some things for some days. One person may: it protects, it ends by itself, and the player is
 * told. To end it sooner takes two, so nothing that stands is made shorter here.
 */
export async function restrictActions(
  { audit, identity, restrictions }: LimitsServices,
  context: StaffContext,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(request.uid);
  const { days, told, reason } = request;
  const actions = [...new Set(request.actions)];
  const origin = byStaff(context);
  return audit.record<AnswerOf<typeof call>>(origin, async (tx) => {
    const { brandName } = await identity.hold(tx, uid);
    const { shut, now } = await restrictions.hold(tx, uid);
    const until = new Date(now.getTime() + days * dayMs);
    for (const action of actions) {
      const standing = shut[action];
      if (standing !== null && standing >= until) throw new Refusal('RESTRICTION_NOT_LONGER');
    }
    const actor = nameOfActor(origin.actor);
    for (const action of actions) {
      await restrictions.write(tx, uid, { action, until, madeAt: now, actor, reason, told });
    }
    return {
      result: { until: seconds(until) },
      entries: [
        {
          action: 'limits.restricted',
          subject: { kind: 'player', uid },
          after: { actions: actions.join(', '), until: until.toISOString(), told },
          reason,
        },
      ],
      events: [
        eventOf(
          restricted,
          { uid, key: context.requestId },
          { brand: brandName, actions, until: seconds(until), told },
        ),
      ],
    };
  });
}
