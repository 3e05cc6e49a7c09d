import type { PlayerContext, StaffContext } from '../http/context.ts';
import type { Keyring } from '../keyring.ts';

/** Why something private is shown. Only what an address was made for can be had by it. */
export type Purpose =
  | 'own-document'
  | 'own-data'
  | 'statement'
  | 'exclusion-form'
  | 'review'
  | 'support'
  | 'exclusion-paper'
  | 'evidence';

/** What staff look at. */
export type StaffPurpose = Extract<Purpose, 'review' | 'support' | 'exclusion-paper' | 'evidence'>;

/** To whom, and to whom alone. */
export type Viewer =
  | { kind: 'player'; uid: bigint; session: string; device: string }
  | { kind: 'staff'; staffId: bigint; session: string };

export interface PrivateAddress {
  purpose: Purpose;
  /** What is shown: the key of a file, or whose data. */
  key: string;
  viewer: Viewer;
  until: Date;
}

/** An address as it is answered. */
export interface AddressAnswer {
  url: string;
  /** Seconds. */
  until: number;
}

/** Staff are known by a cookie that is sent below /backoffice alone. */
export const privatePaths = { player: '/files/private/', staff: '/backoffice/private/' } as const;

const lifeSeconds = { player: 300, staff: 120 } as const;

type Fields = [purpose: Purpose, key: string, until: number, ...viewer: string[]];

function fieldsOf(viewer: Viewer): string[] {
  return viewer.kind === 'player'
    ? ['player', String(viewer.uid), viewer.session, viewer.device]
    : ['staff', String(viewer.staffId), viewer.session];
}

function viewerOf([kind, id = '', session = '', device = '']: string[]): Viewer {
  return kind === 'player'
    ? { kind, uid: BigInt(id), session, device }
    : { kind: 'staff', staffId: BigInt(id), session };
}

/** Sealed and not only signed: an address in a screenshot tells neither whose it is nor what it shows. */
function make(keyring: Keyring, purpose: Purpose, key: string, viewer: Viewer): AddressAnswer {
  const until = Math.floor(Date.now() / 1000) + lifeSeconds[viewer.kind];
  const fields: Fields = [purpose, key, until, ...fieldsOf(viewer)];
  const token = keyring.seal(Buffer.from(JSON.stringify(fields))).toString('base64url');
  return { url: `${privatePaths[viewer.kind]}${token}`, until };
}

/** By the session that asks, on the device that asks. */
export function addressForPlayer(
  keyring: Keyring,
  context: Pick<PlayerContext, 'uid' | 'session' | 'deviceToken' | 'nameDevice' | 'apiBase'>,
  purpose: Exclude<Purpose, StaffPurpose>,
  key: string,
): AddressAnswer {
  const device = context.deviceToken ?? context.nameDevice();
  const { uid, session, apiBase } = context;
  const made = make(keyring, purpose, key, { kind: 'player', uid, session, device });
  // The cookie that names the device is the API's.
  return { ...made, url: `${apiBase}${made.url}` };
}

export function addressForStaff(
  keyring: Keyring,
  { staffId, staffSession }: Pick<StaffContext, 'staffId' | 'staffSession'>,
  key: string,
  purpose: StaffPurpose = 'review',
): AddressAnswer {
  return make(keyring, purpose, key, { kind: 'staff', staffId, session: staffSession });
}

/** Null for what we did not make. Whether it has expired is for the reader to see. */
export function readAddress(keyring: Keyring, token: string): PrivateAddress | null {
  try {
    const plain = keyring.open(Buffer.from(token, 'base64url')).toString();
    const [purpose, key, until, ...viewer] = JSON.parse(plain) as Fields;
    return { purpose, key, until: new Date(until * 1000), viewer: viewerOf(viewer) };
  } catch {
    return null;
  }
}
