import { useLingui } from '@lingui/react/macro';
import type { HouseLiability } from '@perya/contract/house/staff-calls/home';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';

/** What the house owes to players, test money left out. */
export function LiabilityPanel({ liability }: { readonly liability: HouseLiability }) {
  const { t } = useLingui();
  const { looked_at, balances, withdrawals, stakes, total } = liability;
  return (
    <Section title={t`What the house owes`}>
      <Facts
        facts={[
          { label: t`In all`, value: <Money amount={total} /> },
          { label: t`Balances of players`, value: <Money amount={balances} /> },
          { label: t`Withdrawals not paid yet`, value: <Money amount={withdrawals} /> },
          { label: t`Stakes of open rounds`, value: <Money amount={stakes} /> },
          { label: t`Looked at`, value: <Age at={looked_at} /> },
        ]}
      />
    </Section>
  );
}
