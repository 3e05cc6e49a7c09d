import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { logCareContact as call } from '@perya/contract/care/staff-calls/care';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nameOfActor } from '../../audit/index.ts';
import { contacted } from '../events.ts';
import type { CareServices } from '../services.ts';
import { readCase } from './read-cases.ts';

/** A word with a player ends the wait; what it changed is done where it is done, and named here. */
export async function logCareContact(
  services: CareServices,
  context: StaffContext,
  { uid: player, way, words, changed: given }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(player);
  const changed = [...new Set(given)];
  const origin = byStaff(context);
  await services.audit.record<void>(origin, async (tx) => {
    const actor = nameOfActor(origin.actor);
    const held = await services.cases.addContact(tx, uid, { actor, way, words, changed });
    if (held === null) throw new Refusal('NOT_FOUND');
    return {
      result: undefined,
      entries: [
        {
          action: 'care.contacted',
          subject: { kind: 'player', uid },
          after: { way, changed: changed.join(', '), score: held.score },
          reason: words,
        },
      ],
      events: [eventOf(contacted, { uid, key: context.requestId }, { score: held.score, changed })],
    };
  });
  return readCase(services, uid);
}
