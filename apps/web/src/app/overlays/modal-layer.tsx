import { useLingui } from '@lingui/react/macro';
import { Modal } from '@perya/ui/overlays/modal';
import { closeModal, removeModal, useModals } from '../../lib/modals/open-modal.ts';

/** The generic modals, later ones above earlier ones. [A-075 A-076 A-077] */
export default function ModalLayer() {
  const { t } = useLingui();
  const modals = useModals((state) => state.modals);
  return modals.map((modal) => {
    const close = () => closeModal(modal.id);
    return (
      <Modal
        key={modal.id}
        open={modal.isOpen}
        onClose={close}
        onClosed={() => removeModal(modal.id)}
        title={typeof modal.title === 'string' ? modal.title : modal.title()}
        closeLabel={t`Close`}
        presentation={modal.presentation}
        closeOnMask={modal.closeOnMask}
        closeOnEscape={modal.closeOnEscape}
      >
        {modal.content(close)}
      </Modal>
    );
  });
}
