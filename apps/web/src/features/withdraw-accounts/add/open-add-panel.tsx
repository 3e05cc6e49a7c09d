import { t } from '@lingui/core/macro';
import { openModal } from '../../../lib/modals/open-modal.ts';
import { AddAccount } from './add-account.tsx';

const isWide = () => matchMedia('(width >= 768px)').matches;

/**
 * A sheet above the page or the withdrawal that asked for it, which stays as it is. It is no pending action; it closes
 * as those do, by its mask and not by Escape. [M-080]
 */
export function openAddPanel(onAdded: ((id: string) => void) | undefined): void {
  openModal({
    title: t`Add account`,
    presentation: isWide() ? 'center' : 'bottom',
    closeOnMask: true,
    closeOnEscape: false,
    content: (close) => <AddAccount onAdded={onAdded} close={close} />,
  });
}
