import { useLingui } from '@lingui/react/macro';
import type { StaffRoundPage } from '@perya/contract/games/staff-calls/rounds';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

type Movement = StaffRoundPage['movements'][number];

function Kind({ movement }: { readonly movement: Movement }) {
  const { t } = useLingui();
  const names = {
    bet: t`Stake`,
    win: t`Win`,
    rollback: t`Rollback`,
    correction: t`Correction`,
  };
  return (
    <>
      {names[movement.kind]}{' '}
      {movement.is_rolled_back && <StatusBadge tone="warning">{t`Taken back`}</StatusBadge>}
      {movement.kind !== 'bet' && movement.returned !== '0.00' && (
        <span className="text-ink-muted">
          {t`gave back`} <Money amount={movement.returned} />
        </span>
      )}
    </>
  );
}

function MovementRows({ movement }: { readonly movement: Movement }) {
  const { t } = useLingui();
  return (
    <>
      <tr>
        <td className="font-semibold">
          <Kind movement={movement} />
        </td>
        <td>{movement.transaction_id}</td>
        <td className="amount-figures text-right">
          <Money amount={movement.amount} />
        </td>
        <td className="amount-figures text-right">
          <Money amount={movement.balance_after} />
        </td>
        <td>
          <Moment at={movement.at} />
        </td>
      </tr>
      {movement.entries.map((entry) => (
        <tr key={`${entry.posting} ${entry.leg}`} className="text-ink-muted">
          <td>
            <span className="pl-4">{t`Posting ${entry.posting}`}</span>
          </td>
          <td>{entry.account}</td>
          <td className="amount-figures text-right">
            <Money amount={entry.amount} signed />
          </td>
          <td className="amount-figures text-right">
            {entry.balance_after !== null && <Money amount={entry.balance_after} />}
          </td>
          <td />
        </tr>
      ))}
    </>
  );
}

/** What the provider asked for, in turn, and under each what the ledger wrote. */
export function Movements({ movements }: { readonly movements: readonly Movement[] }) {
  const { t } = useLingui();
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table aria-label={t`Movements`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`What`}</th>
            <th scope="col">{t`Transaction or account`}</th>
            <th scope="col" className="text-right">{t`Amount`}</th>
            <th scope="col" className="text-right">{t`Balance after`}</th>
            <th scope="col">{t`When`}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <MovementRows key={movement.id} movement={movement} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
