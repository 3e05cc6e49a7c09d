import { useEffect } from 'react';
import { readBootData } from '../../lib/page/boot-data.ts';
import { leaveAfterMs } from './rules/opens-wallet-app.ts';
import { ShoppingPage } from './shopping-page.tsx';

/** Leaves for a page of the shopping partner; where the operator has named none, says what to do. [A-057 A-064 A-261 M-092 M-446 M-462] */
export function LeaveFor({ page }: { readonly page: 'shopUrl' | 'shopLandingUrl' }) {
  useEffect(() => {
    const { [page]: url } = readBootData();
    if (!url) return;
    const timer = setTimeout(() => location.replace(url), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [page]);
  return <ShoppingPage />;
}
