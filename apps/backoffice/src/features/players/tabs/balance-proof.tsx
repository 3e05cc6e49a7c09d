import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { provePlayerBalance } from '@perya/contract/ledger/staff-calls/player-money';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

/** Sums up every entry of the player on demand and holds the wallet against it. */
export function BalanceProof({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const [proof, setProof] = useState<AnswerOf<typeof provePlayerBalance> | null>(null);
  const { submit, isBusy } = useSubmit(provePlayerBalance, { onDone: setProof });
  const isSound = proof !== null && proof.violations.length === 0;
  return (
    <Section
      title={t`Proof of the balance`}
      actions={
        <Button busy={isBusy} onClick={() => void submit({ uid })}>{t`Prove the balance`}</Button>
      }
    >
      <div role="status">
        {proof && (
          <Facts
            facts={[
              {
                label: t`Result`,
                value: isSound ? (
                  <StatusBadge tone="positive">{t`Sound`}</StatusBadge>
                ) : (
                  <StatusBadge tone="negative">{t`Broken`}</StatusBadge>
                ),
              },
              { label: t`Checked`, value: <Moment at={proof.at} /> },
              { label: t`Balance`, value: <Money amount={proof.balance} /> },
              {
                label: t`Sum of ${proof.entries} entries`,
                value: <Money amount={proof.entries_sum} />,
              },
              ...proof.violations.map(({ invariant, detail }) => ({
                label: invariant,
                value: detail,
              })),
            ]}
          />
        )}
      </div>
    </Section>
  );
}
