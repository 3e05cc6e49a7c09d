import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { submitOrder } from '@perya/contract/points/calls/mall';
import { orderStatuses } from '@perya/contract/rules/mall/order-status';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { refresh } from '../../../lib/query/refresh.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

/** After these the page shows something that no longer holds. */
const outdated = new Set(['OUT_OF_STOCK', 'PRICE_CHANGED', 'POINTS_INSUFFICIENT', 'GOODS_UNKNOWN']);

/** Sends an order; a refusal is said in a toast, the identity gate's in its dialog, and afterwards the redemptions are shown. [M-070 M-405] */
export function useRedeem(onClose: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useSubmit(submitOrder, {
    onRefused: onClose,
    onDone: async ({ complete_status }) => {
      onClose();
      if (complete_status === orderStatuses.delivered) toast.success(t`Redemption successful`);
      else toast.info(t`Your order is placed. Follow it here.`);
      await navigate({ to: '/s-points/mall/detail' });
    },
    problemOf: (error) => {
      if (!isApiError(error)) return t`No connection. Please try again.`;
      if (outdated.has(error.code)) {
        void refresh(submitOrder.refreshes);
        onClose();
      }
      return error.message;
    },
  });
}
