import { isIP } from 'node:net';

/** The host that passkeys are made for and work on alone, and the page on it that asks. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Null where passkeys do not work: on a host that the settings do not name, or that has no name at all. */
export type FindRelyingParty = (origin: string | null) => RelyingParty | null;

interface Hosts {
  environment: string;
  publicUrls: readonly string[];
}

function partyOf(origin: string | null, isNamed: (url: URL) => boolean): RelyingParty | null {
  if (origin === null || !URL.canParse(origin)) return null;
  const url = new URL(origin);
  // The standard knows no passkeys of a bare address.
  const isBare = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isBare || !isNamed(url) ? null : { id: url.hostname, origin: url.origin };
}

/** Where no settings name a host, a developer works on their own. */
const isUnsetAllowed = ({ environment }: Hosts) => environment !== 'production';

/** The pages of players are those of `PERYA_PUBLIC_URL`. */
export function playersParty(hosts: Hosts): FindRelyingParty {
  const origins = hosts.publicUrls.map((url) => new URL(url).origin);
  const isNamed = ({ origin }: URL) =>
    origins.length === 0 ? isUnsetAllowed(hosts) : origins.includes(origin);
  return (origin) => partyOf(origin, isNamed);
}

/** The pages of staff are those of `PERYA_STAFF_HOST`; without it they stand on the hosts of players. */
export function staffParty({
  staffHost,
  ...hosts
}: Hosts & { staffHost: string | null }): FindRelyingParty {
  if (staffHost === null) return playersParty(hosts);
  const isNamed = ({ host, hostname, protocol }: URL) =>
    [host, hostname].includes(staffHost) && (protocol === 'https:' || isUnsetAllowed(hosts));
  return (origin) => partyOf(origin, isNamed);
}
