import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  caseOutcomes,
  closePaymentCase,
  type readPaymentCase,
} from '@perya/contract/payments/staff-calls/cases';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface CloseCaseProps {
  readonly found: AnswerOf<typeof readPaymentCase>;
}

/** Ends a case: how, and in words. It moves no money. */
export function CloseCase({ found }: CloseCaseProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, problem } = useSubmit(closePaymentCase, {
    problemIn: 'form',
    onDone: () => setOpen(false),
  });
  const names: Record<(typeof caseOutcomes)[number], string> = {
    explained: t`Explained: nothing is wrong`,
    corrected: t`Corrected in the books`,
    reported: t`Reported to the authority`,
    refunded: t`Given back by the gateway`,
    mistaken: t`The case was a mistake`,
  };
  // A payment that waits is given back with its reference, which closes the case too.
  const isStray = found.receipt?.state === 'stray';
  const outcomes = caseOutcomes
    .filter((value) => value !== 'refunded' || !isStray)
    .map((value) => ({ value, label: names[value] }));
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>{t`Close the case`}</Button>
      {isOpen && (
        <DecisionDialog
          open
          onClose={() => setOpen(false)}
          title={t`Close case ${found.id}`}
          consequence={t`The case is closed for good. Money is not moved by it: corrections and credits are asked for by themselves.`}
          reasons={outcomes}
          decideLabel={t`Close the case`}
          onDecide={(_reason, { chosen, words }) =>
            void submit({ id: found.id, outcome: chosen as never, words })
          }
          busy={isBusy}
          problem={problem}
        />
      )}
    </>
  );
}
