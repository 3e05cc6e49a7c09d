import { type DataFile, jsonFile } from '../../../platform/files/data-file.ts';
import { readAccount } from '../account/read-account.ts';
import type { IdentityServices } from '../services.ts';

/** As many as are kept of anybody. */
const loginsMax = 10_000;

/** What this module knows of a player: no hash, no secret. */
export async function* readOwnData(
  services: IdentityServices,
  uid: bigint,
): AsyncIterable<DataFile> {
  const { sessions, pictures } = services;
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
  });
  const avatar = await pictures.read(account.avatar);
  if (avatar !== null) yield { name: 'avatar.webp', content: avatar };
}
