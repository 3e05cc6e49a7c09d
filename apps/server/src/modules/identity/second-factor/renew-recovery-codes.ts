import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer } from '../../audit/index.ts';
import { recoveryCodesRenewed } from '../events.ts';
import { proofKindsOf, requireFreshProof } from '../proof/require-fresh-proof.ts';
import type { IdentityServices } from '../services.ts';
import { placeOf } from '../sessions/place.ts';
import { newRecoveryCodes } from './change-second-factor.ts';

/** New recovery codes for whoever has used some or lost the list; the old ones end. */
export function renewRecoveryCodes(services: IdentityServices, context: PlayerContext) {
  const { audit, players, totps } = services;
  const { uid } = context;
  return audit.record(byPlayer(uid, context), async (tx) => {
    const player = await players.lock(tx, uid);
    if (player.totpConfirmedAt === null) throw new Refusal('TOTP_OFF');
    await requireFreshProof(services, context, proofKindsOf(player), tx);
    const { codes, hashes } = newRecoveryCodes(services);
    await totps.replaceRecoveryCodes(tx, uid, hashes);
    return {
      result: { recovery_codes: codes },
      entries: [{ action: 'identity.recovery-codes-renewed', subject: { kind: 'player', uid } }],
      events: [eventOf(recoveryCodesRenewed, { uid, key: context.requestId }, placeOf(context))],
    };
  });
}
