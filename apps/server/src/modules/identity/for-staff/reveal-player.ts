import type { RequestOf } from '@perya/contract/call';
import type { revealPlayer as call } from '@perya/contract/identity/staff-calls/players';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import { phoneContact } from '../codes/contact.ts';
import { revealsHourly } from '../policy.ts';
import type { IdentityServices } from '../services.ts';

const hourSeconds = 3600;

/** One value in full. The entry names the field and the reason, never the value. */
export async function revealPlayer(
  { audit, players, metrics, guesses }: IdentityServices,
  context: StaffContext,
  { uid: given, field, reason }: RequestOf<typeof call>,
): Promise<{ value: string | null }> {
  const uid = BigInt(given);
  // Counted in the database, before anything is shown: many at once, over any number of processes, are no more.
  const counter = { subject: `revealed-by:staff:${context.staffId}`, max: revealsHourly };
  if ((await guesses.take([counter], hourSeconds)) === 'refused') {
    throw new Refusal('TOO_MANY_REQUESTS');
  }
  const answer = await audit.record(byStaff(context), async (tx) => {
    const player = await players.hold(tx, uid);
    const value =
      field === 'phone' ? phoneContact(player.countryCode, player.phone) : player[field];
    return {
      result: { value },
      entries: [
        {
          action: 'identity.player-revealed',
          subject: { kind: 'player', uid },
          after: { field },
          reason,
        },
      ],
    };
  });
  metrics.countDecision('revealed');
  return answer;
}
