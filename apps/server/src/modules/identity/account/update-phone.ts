import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { updatePhone as call } from '@perya/contract/identity/calls/proof';
import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byPlayer } from '../../audit/index.ts';
import { useCode } from '../codes/check-code.ts';
import { phoneContact } from '../codes/contact.ts';
import { phoneChanged } from '../events.ts';
import { withdrawalsWaitHours } from '../policy.ts';
import { phoneProofKindsOf, requireFreshProof } from '../proof/require-fresh-proof.ts';
import type { IdentityServices } from '../services.ts';
import { closeOthers } from '../sessions/close-others.ts';
import { eventsOfEnd } from '../sessions/end-session.ts';
import { placeOf } from '../sessions/place.ts';
import { takenBy } from './player.store.ts';
import { requirePlayer } from './require-player.ts';

const numberTaken = {
  en: 'This phone number belongs to another account',
  tl: 'May ibang account na gumagamit ng numerong ito',
};

/** The new number has proved itself by its code; the player by the old one or the authenticator app. */
function changePhone(
  services: IdentityServices,
  context: PlayerContext,
  { country_code: countryCode, phone }: RequestOf<typeof call>,
): Promise<Date> {
  const { audit, players } = services;
  const { uid } = context;
  return audit.record(byPlayer(uid, context), async (tx) => {
    const held = await players.lock(tx, uid);
    await requireFreshProof(services, context, phoneProofKindsOf(held), tx);
    const waitUntil = await players.setPhone(tx, uid, { countryCode, phone }, withdrawalsWaitHours);
    const ended = await closeOthers(services, tx, uid, context.session);
    const before = phoneContact(held.countryCode, held.phone);
    const after = phoneContact(countryCode, phone);
    return {
      result: waitUntil,
      entries: [
        {
          action: 'identity.phone-changed',
          subject: { kind: 'player', uid },
          before: { phone: before },
          after: {
            phone: after,
            sessions_ended: ended,
            withdrawals_wait_until: waitUntil.toISOString(),
          },
        },
      ],
      events: [
        eventOf(
          phoneChanged,
          { uid, key: context.requestId },
          { ...placeOf(context), before, after, email: held.emailProvedAt && held.email },
        ),
        ...eventsOfEnd(context, uid, ended),
      ],
    };
  });
}

/** [A-314 A-315] */
export async function updatePhone(
  services: IdentityServices,
  context: PlayerContext,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const player = await requirePlayer(services, context.uid);
  const contact = phoneContact(request.country_code, request.phone);
  if (contact === phoneContact(player.countryCode, player.phone)) {
    throw new Refusal('NOTHING_TO_CHANGE', ownNumber);
  }
  // Before the code is used up: it serves again once the proof is given.
  await requireFreshProof(services, context, phoneProofKindsOf(player));
  const proved = await useCode(services, context, request.otp_id, request.code, ['phone']);
  if (proved !== contact) throw new Refusal('CODE_WRONG');
  try {
    const waitUntil = await changePhone(services, context, request);
    return { withdrawals_wait_until: seconds(waitUntil) };
  } catch (error) {
    const isTaken = takenBy(error) === 'player_country_code_phone_key';
    throw isTaken ? new Refusal('PHONE_TAKEN', numberTaken) : error;
  }
}

const ownNumber = { en: 'This is your number already', tl: 'Ito na ang numero mo' };
