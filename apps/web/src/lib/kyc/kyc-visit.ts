import type { Store } from '@perya/app-kit/browser/storage';

/** What the identity check keeps for this visit alone: the draft of its form, the selfie's key, the scan under way. */
export const kycVisitNames = {
  draft: 'kyc-draft',
  selfie: 'kyc-selfie',
  scan: 'kyc-scan',
} as const;

/** With the logout, so that the next person at this device finds nothing of it. */
export function forgetKycVisit(store: Store): void {
  for (const name of Object.values(kycVisitNames)) store.remove(name);
}
