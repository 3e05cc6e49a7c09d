import { useLingui } from '@lingui/react/macro';
import { readPlayerWallet } from '@perya/contract/ledger/staff-calls/player-money';
import { Link } from '@tanstack/react-router';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

/** The wallet, and what stands between it and a withdrawal; each amount leads to its posting. */
export function WalletSection({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { answer: wallet } = useCall(readPlayerWallet, { uid });
  if (wallet === null) return null;
  return (
    <Section
      title={t`Wallet`}
      actions={wallet.is_test && <StatusBadge tone="accent">{t`Test money`}</StatusBadge>}
    >
      <Facts
        facts={[
          {
            label: t`Balance`,
            value: (
              <Link to="/players/$uid/ledger" params={{ uid }}>
                <Money amount={wallet.balance} />
              </Link>
            ),
          },
          { label: t`Withdrawable`, value: <Money amount={wallet.withdrawable} /> },
          { label: t`Turnover`, value: <Money amount={wallet.turnover} /> },
        ]}
      />
      {wallet.requirements.length > 0 && (
        <PlainTable
          title={t`To be wagered before a withdrawal`}
          rows={wallet.requirements}
          idOf={({ posting_id }) => posting_id}
          emptyText=""
          columns={[
            {
              id: 'amount',
              title: t`Amount`,
              cell: ({ amount, posting_id }) => (
                <Link to="/players/$uid/ledger" params={{ uid }} search={{ posting: posting_id }}>
                  <Money amount={amount} />
                </Link>
              ),
            },
            {
              id: 'times',
              title: t`Times`,
              align: 'end',
              cell: ({ multiplier }) => `${multiplier}×`,
            },
            {
              id: 'left',
              title: t`Left to wager`,
              align: 'end',
              cell: ({ left }) => <Money amount={left} />,
            },
            { id: 'at', title: t`Since`, cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      )}
    </Section>
  );
}
