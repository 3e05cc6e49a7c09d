import type { Partner } from '../session/partner.ts';
import { documentPaths, documents } from './documents.ts';

interface GateInput {
  readonly path: string;
  /** Proved, not only said by an address. */
  readonly isWalletAppUser: boolean;
  readonly hasProceeded: boolean;
}

/** Advertising landing pages say what they advertise before anything is asked. [M-231] */
const landingPrefix = '/grab';

export const isLanding = (path: string) => path.startsWith(landingPrefix);

/** What a visitor is asked to agree to must be readable before agreeing. */
function isDocument(path: string): boolean {
  if (path.startsWith('/docs/') || path === documents.help) return true;
  return documentPaths.some((document) => document === path);
}

/** The wallet app has asked its users already, by its own contract with the operator. [M-231 M-232 M-233] */
export function isGateShown({ path, isWalletAppUser, hasProceeded }: GateInput): boolean {
  if (hasProceeded || isWalletAppUser) return false;
  return !isLanding(path) && !isDocument(path);
}

/** Inside a mini-app or a shopping app there is no other page to leave for. [M-233 M-238] */
export function hasExit(partner: Partner | null): boolean {
  return partner === null || partner === 'ewallet';
}
