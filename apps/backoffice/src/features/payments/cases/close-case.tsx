import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  caseOutcomes,
  claimPaymentCase,
  closePaymentCase,
  listPaymentCases,
  type readPaymentCase,
} from '@perya/contract/payments/staff-calls/cases';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ClaimNext } from '../../../lib/claims/claim-next.tsx';
import { firstFree } from '../../../lib/claims/first-free.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { type SubmitClient, useSubmit } from '../../../lib/query/use-submit.ts';

/** So far one looks for a case that no colleague has. */
const lookedAtMax = 50;

async function takeNext(client: SubmitClient): Promise<string | null> {
  const { rows } = await client.call(listPaymentCases, { state: 'open', limit: lookedAtMax });
  const next = firstFree(rows, Math.floor(Date.now() / 1000));
  if (next === undefined) return null;
  await client.call(claimPaymentCase, { id: next.id });
  return next.id;
}

interface CloseCaseProps {
  readonly found: AnswerOf<typeof readPaymentCase>;
  readonly onClose: () => void;
}

/** Ends a case: how, and in words, and then on to the next. It moves no money. */
export function CloseCase({ found, onClose }: CloseCaseProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(closePaymentCase, {
    problemIn: 'form',
    onDone: () => setDone(true),
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
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Close case ${found.id}`}
      consequence={t`The case is closed for good. Money is not moved by it: corrections and credits are asked for by themselves.`}
      reasons={outcomes}
      decideLabel={t`Close the case`}
      onDecide={(_reason, { chosen, words }) =>
        void submit({ id: found.id, outcome: chosen as never, words })
      }
      busy={isBusy}
      problem={problem}
      outcome={isDone && <p>{t`The case is closed.`}</p>}
      next={
        <ClaimNext
          take={takeNext}
          onOver={onClose}
          open={(id) => navigate({ to: '/payments/cases/$id', params: { id }, search: true })}
        />
      }
    />
  );
}
