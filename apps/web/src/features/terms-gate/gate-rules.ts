import type { Partner } from '../../lib/session/partner.ts';
import { documentPaths, documents } from './documents.ts';

interface GateInput {
  readonly path: string;
  readonly partner: Partner | null;
  readonly hasProceeded: boolean;
}

/** Advertising landing pages lead straight into the app they advertise. [M-231] */
const landingPrefix = '/grab';

/** What a visitor is asked to agree to must be readable before agreeing. */
function isDocument(path: string): boolean {
  if (path.startsWith('/docs/') || path === documents.help) return true;
  return documentPaths.some((document) => document === path);
}

/** The wallet app has asked its users already, by its own contract with the operator. [M-231 M-232 M-233] */
export function isGateShown({ path, partner, hasProceeded }: GateInput): boolean {
  if (hasProceeded || partner === 'ewallet') return false;
  return !path.startsWith(landingPrefix) && !isDocument(path);
}

/** Inside a mini-app or a shopping app there is no other page to leave for. [M-233 M-238] */
export function hasExit(partner: Partner | null): boolean {
  return partner === null || partner === 'ewallet';
}
