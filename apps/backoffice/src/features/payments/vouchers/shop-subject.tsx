import { useLingui } from '@lingui/react/macro';
import { listStaffVoucherProducts } from '@perya/contract/payments/staff-calls/voucher-products';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

/** Where players are sent to buy vouchers today: an address that is unlike the others is worth a look. */
export function ShopSubject() {
  const { t } = useLingui();
  return (
    <StandingSection call={listStaffVoucherProducts} input={{}}>
      {(shops) => (
        <PlainTable
          title={t`List of shops`}
          rows={shops}
          idOf={({ id }) => String(id)}
          emptyText={t`No shop is shown yet.`}
          columns={[
            {
              id: 'price',
              title: t`Price`,
              align: 'end',
              cell: ({ price }) => <Money amount={price} />,
            },
            { id: 'link', title: t`Address`, cell: ({ link }) => link },
            {
              id: 'state',
              title: t`State`,
              cell: ({ is_shown }) => (
                <StatusBadge tone={is_shown ? 'positive' : 'neutral'}>
                  {is_shown ? t`Shown` : t`Hidden`}
                </StatusBadge>
              ),
            },
          ]}
        />
      )}
    </StandingSection>
  );
}
