import { type DataFile, jsonFile } from '../../../platform/files/data-file.ts';
import { readAccount } from '../account/read-account.ts';
import type { IdentityServices } from '../dependencies.ts';

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
  const { lastLogin: _newest, ...known } = account;
  yield jsonFile('account.json', known);
  yield jsonFile('devices.json', {
    // The id of a session is what ends it, and no fact about the player.
    open_sessions: (await sessions.list(uid)).map(({ id: _id, ...session }) => session),
    devices: await sessions.listDevices(uid),
    logins: await sessions.listLogins(uid, loginsMax),
  });
  const avatar = await pictures.read(account.avatar);
  if (avatar !== null) yield { name: 'avatar.webp', content: avatar };
}
