import { useLingui } from '@lingui/react/macro';
import type { Call, InputOf } from '@perya/contract/call';
import { useState } from 'react';
import { Button } from '../fields/button.tsx';
import { DecisionDialog } from '../overlays/decision-dialog.tsx';
import { useSubmit } from '../query/use-submit.ts';
import { useMay } from '../session/session.ts';

interface TakeOverProps<C extends Call> {
  readonly call: C;
  /** Which case it is; the reason is added to it. */
  readonly which: Omit<InputOf<C>, 'reason'>;
  /** Who has it. */
  readonly name: string;
}

/** Takes a case from a colleague, with a reason that both read in the audit; for those who may. */
export function TakeOver<C extends Call>({ call, which, name }: TakeOverProps<C>) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, problem } = useSubmit(call, {
    problemIn: 'form',
    onDone: () => setOpen(false),
  });
  if (!may('queues.take-over')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Take over`}</Button>
      {isOpen && (
        <DecisionDialog
          open
          onClose={() => setOpen(false)}
          title={t`Take over from ${name}`}
          consequence={t`You have it at once, and ${name} can no longer decide it.`}
          reasons={[
            { value: 'away', label: t`The colleague is away` },
            { value: 'late', label: t`It is overdue` },
            { value: 'harm', label: t`A wrong decision has to be kept off` },
            { value: 'other', label: t`Another reason` },
          ]}
          decideLabel={t`Take over`}
          onDecide={(reason) => void submit({ ...which, reason } as InputOf<C>)}
          busy={isBusy}
          problem={problem}
          isDangerous
        />
      )}
    </>
  );
}
