import type { KycModal } from './gate-decision.ts';

type ShowKycModal = (modal: KycModal) => Promise<void>;

let show: ShowKycModal = async () => {};

/** The app puts its dialogs here: what asks the gate may not know the screens. */
export function offerKycModals(offered: ShowKycModal): void {
  show = offered;
}

/** Opens a dialog of the identity check; resolves once it is open. */
export const showKycModal: ShowKycModal = (modal) => show(modal);
