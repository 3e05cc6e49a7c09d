import { useLingui } from '@lingui/react/macro';
import {
  listPlayerPostings,
  type PlayerPosting,
} from '@perya/contract/ledger/staff-calls/player-money';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { timeAsked } from '../../../lib/list/manila-day.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { BalanceProof } from './balance-proof.tsx';
import { sumOf } from './sum-of.ts';
import { TabList } from './tab-list.tsx';
import { WalletSection } from './wallet-section.tsx';

function usePostingColumns(): readonly Column<PlayerPosting>[] {
  const { t } = useLingui();
  return [
    { id: 'posting', title: t`Posting`, cell: ({ id }) => id },
    { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
    { id: 'cause', title: t`Cause`, cell: ({ scope }) => scope },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} signed />,
    },
    {
      id: 'after',
      title: t`Balance after`,
      align: 'end',
      cell: ({ balance_after }) => <Money amount={balance_after} />,
    },
    {
      id: 'far',
      title: t`Counter-account`,
      cell: ({ far_side }) =>
        far_side.map(({ account, amount }) => (
          <span key={account} className="mr-3">
            {account} <Money amount={amount} signed />
          </span>
        )),
    },
    { id: 'key', title: t`Key`, cell: ({ key }) => <span title={key}>{key}</span> },
  ];
}

export interface PostingSearch {
  /** One posting alone. */
  readonly posting?: string | undefined;
  /** The entries of some days, both within. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Every entry with its posting, its cause and its far side, and the proof that they make up the balance. */
export function LedgerTab({
  uid,
  posting,
  from,
  to,
}: {
  readonly uid: string;
} & PostingSearch) {
  const { t } = useLingui();
  const may = useMay();
  const columns = usePostingColumns();
  const isOne = posting !== undefined;
  const isPart = from !== undefined || to !== undefined;
  const titles = { one: t`Posting ${posting}`, part: t`Ledger entries, ${from} – ${to}` };
  const title = isOne ? titles.one : isPart ? titles.part : t`Ledger entries`;
  return (
    <div className="player-part">
      {!isOne && !isPart && <WalletSection uid={uid} />}
      {!isOne && !isPart && may('ledger.check') && <BalanceProof uid={uid} />}
      <TabList
        title={title}
        call={listPlayerPostings}
        input={isOne ? { uid, posting } : { uid, ...timeAsked({ from, to }) }}
        columns={columns}
        idOf={({ id }) => id}
        emptyText={isOne ? t`This player has no such posting` : t`Nothing was ever posted`}
        actions={
          (isOne || isPart) && (
            <Link to="/players/$uid/ledger" params={{ uid }} search={{}} className={buttonClass()}>
              {t`All entries`}
            </Link>
          )
        }
        footOf={(rows) => (
          <p className="amount-figures py-2 text-ink-muted">
            {t`Sum of the ${rows.length} entries shown:`}{' '}
            <Money amount={sumOf(rows.map(({ amount }) => amount))} signed />
          </p>
        )}
      />
    </div>
  );
}
