import type { LocationOutcome } from '@perya/contract/location/checks';

interface Seen {
  /** Of the address; null where no database knows it. */
  country: string | null;
  /** Whether the address is of a service that hides where somebody is. */
  isHidden: boolean;
  /** By the device's own position; null where there is none, or it is too vague. */
  isDeviceInside: boolean | null;
}

const home = 'PH';

/**
 * Both must agree where both say something: a position is typed as easily as an address is hidden. Who is known by
 * nothing is nowhere.
 */
export function decideLocation({ country, isHidden, isDeviceInside }: Seen): LocationOutcome {
  if (isHidden) return 'hidden';
  if (country !== null && country !== home) return 'outside';
  if (isDeviceInside === false) return 'outside';
  return country === home || isDeviceInside === true ? 'inside' : 'unknown';
}
