import { offerKycModals as offer } from '../../lib/kyc-gate/kyc-modals.ts';
import { loadMessages } from '../../lib/language/messages.ts';

/** Registers the dialogs of the identity gate; code and messages are loaded when one is first needed. */
export function offerKycModals(): void {
  offer(async (modal, standing) => {
    await loadMessages('kyc');
    const { openKycModal } = await import('../../features/kyc/gate/kyc-modals.tsx');
    openKycModal(modal, standing);
  });
}
