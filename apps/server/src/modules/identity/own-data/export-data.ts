import { eventOf } from '../../../platform/events/event.ts';
import { addressForPlayer } from '../../../platform/files/private-address.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { byPlayer } from '../../audit/index.ts';
import { requirePlayer } from '../account/require-player.ts';
import { dataExported } from '../events.ts';
import { proofKindsOf, requireFreshProof } from '../proof/require-fresh-proof.ts';
import type { IdentityServices } from '../services.ts';
import { placeOf } from '../sessions/place.ts';

/** Lets a player take away all that is known of them. Whoever only holds the session does not get it. */
export async function exportData(
  services: IdentityServices,
  context: PlayerContext,
): Promise<{ url: string; until: number }> {
  const { audit, keyring, rateLimiter, metrics } = services;
  const { uid } = context;
  const kinds = proofKindsOf(await requirePlayer(services, uid));
  // Before it is counted: who is asked for a proof has not got anything yet.
  await requireFreshProof(services, context, kinds);
  await rateLimiter.count('dataExport', String(uid));
  return audit.record(byPlayer(uid, context), async (tx) => {
    await requireFreshProof(services, context, kinds, tx);
    metrics.countExport();
    return {
      result: addressForPlayer(keyring, context, 'own-data', String(uid)),
      entries: [{ action: 'identity.data-exported', subject: { kind: 'player', uid } }],
      events: [eventOf(dataExported, { uid, key: context.requestId }, placeOf(context))],
    };
  });
}
