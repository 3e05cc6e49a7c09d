import type { RequestOf } from '@perya/contract/call';
import type { revealPlayer as call } from '@perya/contract/identity/staff-calls/players';
import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff } from '../../audit/index.ts';
import { phoneContact } from '../codes/contact.ts';
import type { IdentityServices } from '../services.ts';

/** One value in full. The entry names the field and the reason, never the value. */
export async function revealPlayer(
  { audit, players, metrics }: IdentityServices,
  context: StaffContext,
  { uid: given, field, reason }: RequestOf<typeof call>,
): Promise<{ value: string | null }> {
  const uid = BigInt(given);
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
