import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';
import './payments.css';

const activeOptions = { includeSearch: false } as const;

/** The room of payments: who waits for money, what came in, what does not fit, vouchers and channels. */
export function PaymentsFrame() {
  const { t } = useLingui();
  const tabs = [
    { label: t`Withdrawals`, link: { to: '/payments/withdrawals', activeOptions } },
    { label: t`Deposits`, link: { to: '/payments/deposits', activeOptions } },
    { label: t`Received`, link: { to: '/payments/receipts', activeOptions } },
    { label: t`Cases`, link: { to: '/payments/cases', activeOptions } },
    { label: t`Reconciliation`, link: { to: '/payments/reconciliation', activeOptions } },
    { label: t`Vouchers`, link: { to: '/payments/vouchers', activeOptions } },
    { label: t`Voucher shops`, link: { to: '/payments/voucher-shops', activeOptions } },
    { label: t`Channels`, link: { to: '/payments/channels', activeOptions } },
    { label: t`Rules`, link: { to: '/payments/rules', activeOptions } },
    { label: t`Reports`, link: { to: '/payments/figures', activeOptions } },
  ] as const;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Payments`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
