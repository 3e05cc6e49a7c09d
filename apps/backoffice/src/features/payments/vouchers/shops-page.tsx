import { useLingui } from '@lingui/react/macro';
import {
  hideVoucherProduct,
  listStaffVoucherProducts,
  type StaffVoucherProduct,
} from '@perya/contract/payments/staff-calls/voucher-products';
import { useState } from 'react';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { ShopDialog } from './shop-dialog.tsx';

/** Where vouchers are sold, as players see it. */
export function ShopsPage() {
  const { t } = useLingui();
  const mayAsk = useMay()('vouchers.create');
  const read = useCall(listStaffVoucherProducts, {});
  const [edited, setEdited] = useState<StaffVoucherProduct | 'new' | null>(null);
  const [hidden, setHidden] = useState<StaffVoucherProduct | null>(null);
  return (
    <CallPage
      title={t`Where vouchers are sold`}
      read={read}
      failedTitle={t`The shops could not be loaded`}
      actions={
        mayAsk && <Button kind="primary" onClick={() => setEdited('new')}>{t`Add a shop …`}</Button>
      }
    >
      {(shops) => (
        <>
          <WaitingRequests action="vouchers.product">
            {shops.length === 0 && <p>{t`No shop is shown yet.`}</p>}
            {shops.length > 0 && (
              <ShopsTable shops={shops} mayAsk={mayAsk} onEdit={setEdited} onHide={setHidden} />
            )}
          </WaitingRequests>
          {edited && (
            <ShopDialog shop={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
          )}
          {hidden && <HideDialog shop={hidden} onClose={() => setHidden(null)} />}
        </>
      )}
    </CallPage>
  );
}

interface ShopsTableProps {
  readonly shops: readonly StaffVoucherProduct[];
  readonly mayAsk: boolean;
  readonly onEdit: (shop: StaffVoucherProduct) => void;
  readonly onHide: (shop: StaffVoucherProduct) => void;
}

function ShopsTable({ shops, mayAsk, onEdit, onHide }: ShopsTableProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={t`List of shops`} className="overflow-x-auto">
      <table aria-label={t`List of shops`} className="list-table">
        <thead>
          <tr>
            <th scope="col" className="text-right">{t`Price`}</th>
            <th scope="col">{t`Address`}</th>
            <th scope="col">{t`State`}</th>
            {mayAsk && <th scope="col">{t`Action`}</th>}
          </tr>
        </thead>
        <tbody>
          {shops.map((shop) => (
            <tr key={shop.id}>
              <td className="text-right">
                <Money amount={shop.price} />
              </td>
              <th scope="row" className="text-left font-normal">
                {shop.link}
              </th>
              <td>
                <StatusBadge tone={shop.is_shown ? 'positive' : 'neutral'}>
                  {shop.is_shown ? t`Shown` : t`Hidden`}
                </StatusBadge>
              </td>
              {mayAsk && (
                <td>
                  <Button kind="quiet" className="h-7" onClick={() => onEdit(shop)}>
                    {t`Change`}
                    <span className="sr-only"> {shop.link}</span>
                  </Button>
                  {shop.is_shown && (
                    <Button kind="quiet" className="h-7" onClick={() => onHide(shop)}>
                      {t`Hide`}
                      <span className="sr-only"> {shop.link}</span>
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HideDialogProps {
  readonly shop: StaffVoucherProduct;
  readonly onClose: () => void;
}

function HideDialog({ shop: { id, link }, onClose }: HideDialogProps) {
  const { t } = useLingui();
  const { submit, isBusy, problem } = useSubmit(hideVoucherProduct, {
    problemIn: 'form',
    onDone: onClose,
  });
  const reasons = [
    { value: 'planned', label: t`Planned` },
    { value: 'fraud', label: t`Suspicion of fraud` },
    { value: 'other', label: t`Another reason` },
  ];
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Hide the shop`}
      consequence={
        <>
          <p className="font-semibold">{link}</p>
          <p>{t`Players no longer see it. To show it again, a second person has to approve.`}</p>
        </>
      }
      reasons={reasons}
      decideLabel={t`Hide`}
      onDecide={(reason) => void submit({ id, reason })}
      busy={isBusy}
      problem={problem}
      isDangerous
    />
  );
}
