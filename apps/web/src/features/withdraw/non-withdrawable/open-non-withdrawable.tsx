import { t } from '@lingui/core/macro';
import { openModal } from '../../../lib/modals/open-modal.ts';
import { NonWithdrawable } from './non-withdrawable.tsx';

/** [M-215 M-481] */
export function openNonWithdrawable(): void {
  openModal({
    title: t`Non-withdrawable amount`,
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content: (close) => <NonWithdrawable close={close} />,
  });
}
