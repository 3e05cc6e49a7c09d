import { useLingui } from '@lingui/react/macro';
import {
  listBonuses,
  listDeposits,
  listTransactions,
  listWithdrawals,
} from '@perya/contract/payments/calls/transactions';
import { Button, buttonClass } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { documentIcon } from '@perya/ui/icons/settings';
import { Sheet } from '@perya/ui/overlays/sheet';
import { Link, useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { throughKycGate } from '../../lib/kyc-gate/gate.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { BalanceList } from './lists/balance-list.tsx';
import { BonusList } from './lists/bonus-list.tsx';
import { DepositList, WithdrawalList } from './lists/payment-list.tsx';
import { RecordFilters } from './record-filters.tsx';
import type { RecordSearch, RecordTab } from './record-search.ts';
import { RecordTabs } from './record-tabs.tsx';
import { StatementForm } from './statement/statement-form.tsx';

interface RecordsPageProps {
  readonly tab: RecordTab;
  readonly search: RecordSearch;
  readonly onSearch: (search: RecordSearch) => void;
}

const lists = {
  balance: BalanceList,
  deposit: DepositList,
  withdraw: WithdrawalList,
  bonus: BonusList,
} as const;

const followed = [listTransactions, listDeposits, listWithdrawals, listBonuses];

/** What happened to a player's money, in four lists that follow it live. [A-040 G-045] */
export function RecordsPage({ tab, search, onSearch }: RecordsPageProps) {
  const { t } = useLingui();
  // It only logs what the gate says: a licence demands that records can always be read. [A-226 A-234]
  useEffect(() => void throughKycGate('viewRecords', () => {}), []);
  useLiveRefresh('payment', followed);
  // The server does not know the address's query, so the first paint is that of no filter.
  const isHere = useHydrated();
  const shown = isHere ? search : {};
  const List = lists[tab];
  return (
    <div className="page-column">
      <div className="flex items-center justify-between gap-x-3">
        <PageHead title={t`Transactions`} backTo="/my" backLabel={t`Back to My`} />
        <StatementButton />
      </div>
      <RecordTabs tab={tab} search={shown} />
      <RecordFilters tab={tab} search={shown} onChange={onSearch} />
      <List search={isHere ? search : null} />
      {tab === 'balance' && (
        <Link to="/s-transaction/funds" className={buttonClass('secondary')}>
          {t`Check your balance in our proof of funds`}
        </Link>
      )}
    </div>
  );
}

function StatementButton() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="shrink-0"
      >
        <Icon drawing={documentIcon} className="size-5" />
        {/* The narrowest phones have room for the sign alone. */}
        <span className="max-[379px]:sr-only">{t`Statement`}</span>
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Download a statement`}
        description={t`Every transaction of the days that you choose, at most a year.`}
        closeLabel={t`Close`}
      >
        <StatementForm onDone={() => setIsOpen(false)} />
      </Sheet>
    </>
  );
}
