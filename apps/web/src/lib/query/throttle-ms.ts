import type { Call } from '@perya/contract/call';
import { throttles } from '@perya/contract/constants';
import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { getProfile } from '@perya/contract/profile/calls/profile';

/** Calls that say who the player is; the documents ask these less often than the rest. */
const identityCalls: readonly Call[] = [getProfile, getKyc];

/** Within this time every caller shares one answer, the one under way or the last one. [A-368 A-369] */
export function throttleMs(call: Call): number {
  return identityCalls.includes(call) ? throttles.identityMs : throttles.otherMs;
}
