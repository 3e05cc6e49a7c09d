import { eventOf } from '../../../platform/events/event.ts';
import { type DataFile, jsonFile } from '../../../platform/files/data-file.ts';
import { addressForPlayer } from '../../../platform/files/private-address.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { byPlayer } from '../../audit/index.ts';
import { readAccount } from '../account/read-account.ts';
import { requirePlayer } from '../account/require-player.ts';
import { dataExported } from '../events.ts';
import { proofKindsOf, requireFreshProof } from '../proof/require-fresh-proof.ts';
import type { IdentityServices } from '../services.ts';
import { placeOf } from '../sessions/place.ts';

/** As many as are kept of anybody. */
const loginsMax = 10_000;

/** What this module knows of a player: no hash, no secret. */
export async function* readOwnData(
  services: IdentityServices,
  uid: bigint,
): AsyncIterable<DataFile> {
  const { sessions, passkeys, pictures } = services;
  const account = await readAccount(services, uid);
  if (account === null) return;
  const { lastLogin: _newest, referral, ...known } = account;
  // Who invited the player is somebody else's data.
  const { code, referrer } = referral;
  yield jsonFile('account.json', { ...known, referralCode: code, wasInvited: referrer !== null });
  yield jsonFile('devices.json', {
    // The id of a session is what ends it, and no fact about the player.
    open_sessions: (await sessions.list(uid)).map(({ id: _id, ...session }) => session),
    devices: await sessions.listDevices(uid),
    logins: await sessions.listLogins(uid, loginsMax),
    passkeys: (await passkeys.list(uid)).map(({ id: _id, ...passkey }) => passkey),
  });
  const avatar = await pictures.read(account.avatar);
  if (avatar !== null) yield { name: 'avatar.webp', content: avatar };
}

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
