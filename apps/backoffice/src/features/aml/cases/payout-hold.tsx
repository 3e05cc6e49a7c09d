import { useLingui } from '@lingui/react/macro';
import {
  askAmlRelease,
  holdAmlPayouts,
  type WholeAmlCase,
} from '@perya/contract/aml/staff-calls/cases';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

/** One officer holds payouts at once, two let them go. */
export function PayoutHold({ found }: { readonly found: WholeAmlCase }) {
  if (found.held_since !== null) return <Release id={found.id} />;
  return found.state === 'open' ? <Hold id={found.id} /> : null;
}

function Hold({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, problem } = useSubmit(holdAmlPayouts, {
    problemIn: 'form',
    onDone: () => setOpen(false),
  });
  const reasons = [
    { value: 'suspicious', label: t`The money looks suspicious` },
    { value: 'listed', label: t`The name stands on a list` },
    { value: 'order', label: t`A freeze order of the authority` },
    { value: 'other', label: t`Another reason` },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Hold payouts`}</Button>
      {isOpen && (
        <DecisionDialog
          onClose={() => setOpen(false)}
          title={t`Hold payouts`}
          consequence={t`No payout of this player leaves from now on. The player sees a review as any other, the cashier that compliance lets nothing leave. To let them go takes two officers.`}
          reasons={reasons}
          decideLabel={t`Hold payouts`}
          onDecide={(reason) => void submit({ id, reason })}
          busy={isBusy}
          problem={problem}
        />
      )}
    </>
  );
}

function Release({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const reasons = useReasons(askAmlRelease.reasons);
  const asking = useAsking(askAmlRelease);
  return (
    <>
      <UnlessWaiting action={askAmlRelease.asks} topic={id}>
        <Button onClick={asking.begin}>{t`Ask to let payouts go`}</Button>
      </UnlessWaiting>
      {asking.isOpen && (
        <DecisionDialog
          onClose={asking.close}
          title={t`Let payouts go`}
          consequence={t`Once a second officer has approved, payouts of this player may leave again. Those that wait are decided by the cashier.`}
          reasons={reasons}
          decideLabel={t`Ask`}
          onDecide={(_reason, { chosen, words }) =>
            void asking.submit({ case: id, reason: chosen as never, words })
          }
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
        />
      )}
    </>
  );
}
