import { followKyc } from '../../lib/kyc-gate/follow-kyc.ts';
import { offerKycModals } from './offer-kyc-modals.ts';

/** The identity gate on every page: its dialogs, and the look at the player's record. */
export function startKyc(following: Parameters<typeof followKyc>[0]): void {
  offerKycModals();
  followKyc(following);
}
