import { useLingui } from '@lingui/react/macro';
import { closeFeedback } from '@perya/contract/support/staff-calls/feedback';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface CloseFeedbackProps {
  readonly id: string;
}

/** For what needs no answer: it stays, with why. */
export function CloseFeedback({ id }: CloseFeedbackProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, problem } = useSubmit(closeFeedback, {
    problemIn: 'form',
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Close without an answer …`}</Button>
      {isOpen && (
        <DecisionDialog
          open
          onClose={() => setOpen(false)}
          title={t`Close feedback ${id}`}
          consequence={t`It is closed for good, and the player hears nothing of it.`}
          reasons={[
            { value: 'noted', label: t`Noted: it needs no answer` },
            { value: 'elsewhere', label: t`Answered elsewhere` },
            { value: 'empty', label: t`It says nothing` },
          ]}
          decideLabel={t`Close it`}
          onDecide={(reason) => void submit({ id, words: reason })}
          busy={isBusy}
          problem={problem}
        />
      )}
    </>
  );
}
