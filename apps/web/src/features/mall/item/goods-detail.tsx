import { useLingui } from '@lingui/react/macro';
import { type Goods, submitOrder } from '@perya/contract/points/calls/mall';
import { isDirect, redeemState } from '@perya/contract/rules/mall/goods';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { coinIcon } from '@perya/ui/icons/nav';
import { throughKycGate } from '../../../lib/kyc-gate/gate.ts';
import { openModal } from '../../../lib/modals/open-modal.ts';
import { DetailSection } from '../../../lib/page/detail-section.tsx';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';
import { HintSheet } from '../order/hint-sheet.tsx';
import { OrderForm } from '../order/order-form.tsx';
import { GoodsPictures } from './goods-pictures.tsx';

interface GoodsDetailProps {
  readonly goods: Goods;
  readonly balance: number;
}

/** Pictures, price, stock, what to know, and the button. [M-069 M-175 M-176 M-178] */
export function GoodsDetail({ goods, balance }: GoodsDetailProps) {
  const { t } = useLingui();
  const state = redeemState(goods, balance);
  const redeem = () => {
    const isAtOnce = isDirect(goods);
    openModal({
      title: isAtOnce ? t`Hint` : t`Redemption order`,
      presentation: 'bottom',
      closeOnMask: true,
      closeOnEscape: true,
      content: (close) =>
        isAtOnce ? (
          <HintSheet goods={goods} balance={balance} onClose={close} />
        ) : (
          <OrderForm goods={goods} balance={balance} onClose={close} />
        ),
    });
  };
  const label = {
    restocking: t`Restocking...`,
    insufficient: t`Insufficient Points`,
    ready: t`Redeem Now`,
  }[state];
  return (
    <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
      <GoodsPictures name={goods.name} pictures={goods.imgs} />
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col gap-2">
          <h2 className="font-bold text-xl leading-snug">{goods.name}</h2>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="flex items-center gap-2 font-extrabold text-2xl text-accent-strong">
              <Icon drawing={coinIcon} className="size-6" />
              <span className="amount-figures">{filcoinText(goods.price_filcoin)}</span>
              <span className="sr-only">{t`Filcoins`}</span>
            </p>
            <p className="text-[0.9375rem] text-ink-muted">
              {t`Stock`}: <span className="amount-figures">{filcoinText(goods.stock)}</span>
            </p>
          </div>
        </div>
        <DetailSection title={t`Redemption Instructions`}>
          <p className="whitespace-pre-line p-4 text-[0.9375rem] leading-relaxed">
            {goods.summary}
          </p>
        </DetailSection>
        <Button
          disabled={state !== 'ready'}
          onClick={() => void throughKycGate(submitOrder, redeem)}
        >
          {label}
        </Button>
        {state === 'insufficient' && (
          <p className="text-[0.875rem] text-ink-muted">
            {t`You have ${filcoinText(balance)} Filcoins; redeeming needs more than the price.`}
          </p>
        )}
      </div>
    </div>
  );
}
