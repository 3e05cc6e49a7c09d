import { useLingui } from '@lingui/react/macro';
import {
  type amlDecisions,
  askAmlDecision,
  type WholeAmlCase,
} from '@perya/contract/aml/staff-calls/cases';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';

type Decision = (typeof amlDecisions)[number];

/** Asks a second officer to end the case: with a report, or without. */
export function AskDecision({ found }: { readonly found: WholeAmlCase }) {
  const { t } = useLingui();
  const reasons = useReasons(askAmlDecision.reasons);
  const asking = useAsking(askAmlDecision);
  const [decision, setDecision] = useState<Decision>('report');
  const { id, due_on: day, revision } = found;
  const texts = {
    report: {
      title: t`Report case ${id}`,
      consequence: t`Once a second officer has approved, the case is closed and a report of a suspicious transaction is due on ${day}. Nobody tells the player.`,
    },
    dismiss: {
      title: t`Close case ${id} without a report`,
      consequence: t`Once a second officer has approved, the case is closed. Payouts that are held stay held until two let them go.`,
    },
  };
  const begin = (wanted: Decision) => {
    setDecision(wanted);
    asking.begin();
  };
  return (
    <>
      <UnlessWaiting action={askAmlDecision.asks} topic={id}>
        <Button onClick={() => begin('dismiss')}>{t`Ask to close`}</Button>
        <Button kind="primary" onClick={() => begin('report')}>{t`Ask to report`}</Button>
      </UnlessWaiting>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
          title={texts[decision].title}
          consequence={texts[decision].consequence}
          reasons={reasons}
          decideLabel={t`Ask`}
          onDecide={(_reason, { chosen, words }) =>
            void asking.submit({ case: id, decision, revision, reason: chosen as never, words })
          }
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
        />
      )}
    </>
  );
}
