import { useLingui } from '@lingui/react/macro';
import type { Goods } from '@perya/contract/points/calls/mall';
import { Button } from '@perya/ui/button';
import { useState } from 'react';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { useRedeem } from './use-redeem.ts';

export interface OrderSheetProps {
  readonly goods: Goods;
  readonly balance: number;
  readonly onClose: () => void;
}

/** What a code costs, before it is bought without a form. [M-179] */
export function HintSheet({ goods, balance, onClose }: OrderSheetProps) {
  const { t } = useLingui();
  const [quantity, setQuantity] = useState(1);
  const { submit, isBusy } = useRedeem(onClose);
  const total = filcoinText(goods.price_filcoin * quantity);
  const confirm = () =>
    void submit({
      goods_id: goods.id,
      quantity,
      deliver_method: goods.deliver_method,
      price_filcoin: goods.price_filcoin,
    });
  return (
    <div className="flex flex-col gap-5">
      <p>{t`This will consume ${total} points, which cannot be refunded after redemption`}</p>
      <QuantityStepper goods={goods} balance={balance} value={quantity} onChange={setQuantity} />
      <Button busy={isBusy} onClick={confirm}>
        {t`Confirm Exchange`}
      </Button>
    </div>
  );
}
