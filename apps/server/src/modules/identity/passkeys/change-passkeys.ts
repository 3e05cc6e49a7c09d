import type { RequestOf } from '@perya/contract/call';
import type {
  addPasskey as addCall,
  removePasskey as removeCall,
} from '@perya/contract/identity/calls/passkeys';
import { boundToSession } from '../../../platform/credentials/passkeys/passkeys.ts';
import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer } from '../../audit/index.ts';
import type { Player } from '../account/player.store.ts';
import { requirePlayer } from '../account/require-player.ts';
import { passkeyChanged } from '../events.ts';
import { proofKindsOf, requireFreshProof } from '../proof/require-fresh-proof.ts';
import type { IdentityServices } from '../services.ts';
import { originOf } from '../sessions/origin.ts';
import { placeOf } from '../sessions/place.ts';

const askedOf = ({ uid, session }: PlayerContext) => ({
  owner: uid,
  boundTo: boundToSession(session),
});

/** A passkey stands beside the app: whoever loses the device has its codes and the recovery codes. */
function requireApp({ totpConfirmedAt }: Player): void {
  if (totpConfirmedAt === null) throw new Refusal('TOTP_OFF');
}

/** What the player is told of, and what the audit keeps. */
function accountOfChange(
  context: PlayerContext,
  passkey: { id: string; name: string },
  isAdded: boolean,
) {
  const { uid, requestId } = context;
  const change = { ...placeOf(context), name: passkey.name, isAdded };
  return {
    entries: [
      {
        action: 'identity.passkey-changed' as const,
        subject: { kind: 'player' as const, uid },
        [isAdded ? 'after' : 'before']: { passkey: passkey.id, name: passkey.name },
      },
    ] as const,
    events: [eventOf(passkeyChanged, { uid, key: requestId }, change)],
  };
}

export async function listPasskeys({ passkeys }: IdentityServices, { uid }: PlayerContext) {
  return { rows: await passkeys.list(uid) };
}

export async function beginPasskey(services: IdentityServices, context: PlayerContext) {
  const player = await requirePlayer(services, context.uid);
  requireApp(player);
  await requireFreshProof(services, context, proofKindsOf(player));
  return services.passkeys.beginMaking(context.pageOrigin, askedOf(context), {
    handle: `player:${player.uid}`,
    name: `+63${player.phone}`,
    houseName: originOf(context).brandName,
  });
}

export async function addPasskey(
  services: IdentityServices,
  context: PlayerContext,
  { name, passkey }: RequestOf<typeof addCall>,
): Promise<boolean> {
  const { audit, players, passkeys, metrics } = services;
  const { uid } = context;
  await requireFreshProof(services, context, proofKindsOf(await requirePlayer(services, uid)));
  const made = await passkeys.verifyMade(context.pageOrigin, askedOf(context), passkey);
  await audit.record(byPlayer(uid, context), async (tx) => {
    const player = await players.lock(tx, uid);
    requireApp(player);
    await requireFreshProof(services, context, proofKindsOf(player), tx);
    await passkeys.keep(tx, uid, { ...made, name });
    return { result: undefined, ...accountOfChange(context, { id: made.id, name }, true) };
  });
  metrics.countPasskey('added');
  return true;
}

export async function removePasskey(
  services: IdentityServices,
  context: PlayerContext,
  { id }: RequestOf<typeof removeCall>,
): Promise<boolean> {
  const { audit, players, passkeys, metrics } = services;
  const { uid } = context;
  await audit.record(byPlayer(uid, context), async (tx) => {
    const player = await players.lock(tx, uid);
    await requireFreshProof(services, context, proofKindsOf(player), tx);
    const name = await passkeys.remove(tx, uid, id);
    if (name === null) throw new Refusal('NOT_FOUND');
    return { result: undefined, ...accountOfChange(context, { id, name }, false) };
  });
  metrics.countPasskey('removed');
  return true;
}
