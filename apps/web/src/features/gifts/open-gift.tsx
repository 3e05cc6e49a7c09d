import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type GiftMessage, isMaintenance } from '@perya/contract/live';
import { openModal, useModals } from '../../lib/modals/open-modal.ts';
import { GiftContent } from './gift-content.tsx';
import { MaintenanceContent } from './maintenance-content.tsx';

/** Opens it in the middle, where mask and Escape close it; answers how to close it from outside. [G-110 G-114 G-172 G-173 M-256] */
export function openGift(gift: GiftMessage, onGone: () => void): () => void {
  const isNotice = isMaintenance(gift);
  const close = openModal({
    title: i18n._(isNotice ? msg`Maintenance` : giftTitle(gift.cash_type)),
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content: (closeThis) =>
      isNotice ? (
        <MaintenanceContent notice={gift} onClose={closeThis} />
      ) : (
        <GiftContent gift={gift} onClose={closeThis} />
      ),
  });
  const id = useModals.getState().modals.at(-1)?.id;
  const stop = useModals.subscribe(({ modals }) => {
    if (modals.some((modal) => modal.id === id)) return;
    stop();
    onGone();
  });
  return close;
}

/** What the player is told first, by the type of the gift. [G-111 G-112 G-113] */
export function giftTitle(cashType: number): MessageDescriptor {
  if (cashType === 4003) return msg`Level up!`;
  if (cashType === 4004) return msg`Happy birthday!`;
  return msg`A gift for you`;
}
