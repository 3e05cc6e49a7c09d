import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer } from '../../audit/index.ts';
import { useCode } from '../codes/check-code.ts';
import { emailProved } from '../events.ts';
import { proofKindsOf, requireFreshProof } from '../proof/require-fresh-proof.ts';
import type { IdentityServices } from '../services.ts';
import { placeOf } from '../sessions/place.ts';
import { takenBy } from './player.store.ts';
import { requirePlayer } from './require-player.ts';

/** Proves the address of the account by a code that came to it. From then on it can reset the password. */
export async function proveEmail(
  services: IdentityServices,
  context: PlayerContext,
  { otp_id, code }: { otp_id: string; code: string },
): Promise<boolean> {
  const { audit, players } = services;
  const { uid } = context;
  // Before the code is used up: it serves again once the proof is given.
  await requireFreshProof(services, context, proofKindsOf(await requirePlayer(services, uid)));
  const contact = await useCode(services, context, otp_id, code, ['email']);
  try {
    return await audit.record(byPlayer(uid, context), async (tx) => {
      const held = await players.lock(tx, uid);
      // The address may have been replaced since the code was sent.
      if (held.email?.toLowerCase() !== contact) throw new Refusal('CODE_WRONG');
      await requireFreshProof(services, context, proofKindsOf(held), tx);
      await players.proveEmail(tx, uid);
      return {
        result: true,
        entries: [
          {
            action: 'identity.email-proved',
            subject: { kind: 'player', uid },
            before: { email: held.email, is_proved: held.emailProvedAt !== null },
            after: { email: held.email, is_proved: true },
          },
        ],
        events: [
          eventOf(
            emailProved,
            { uid, key: context.requestId },
            { ...placeOf(context), email: contact },
          ),
        ],
      };
    });
  } catch (error) {
    throw takenBy(error) === 'player_proved_email' ? new Refusal('EMAIL_TAKEN') : error;
  }
}
