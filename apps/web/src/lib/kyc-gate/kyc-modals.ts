import type { KycModal, Standing } from './gate-decision.ts';

/** How the check stands decides the words; who is not asked has submitted nothing. */
type ShowKycModal = (modal: KycModal, standing?: Standing) => Promise<void>;

let offer: (show: ShowKycModal) => void = () => {};
const offered = new Promise<ShowKycModal>((resolve) => {
  offer = resolve;
});

/** The app puts its dialogs here: what asks the gate may not know the screens. */
export function offerKycModals(show: ShowKycModal): void {
  offer(show);
}

/** Opens a dialog of the identity check; one that is wanted before the app has put them here waits for that. */
export const showKycModal: ShowKycModal = async (modal, standing) =>
  (await offered)(modal, standing);
