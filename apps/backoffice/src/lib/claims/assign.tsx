import { useLingui } from '@lingui/react/macro';
import {
  type AssignedQueue,
  assignCase,
  listAssignees,
} from '@perya/contract/house/staff-calls/assigning';
import { useState } from 'react';
import { Button } from '../fields/button.tsx';
import { SelectField } from '../fields/field.tsx';
import { joinReason, useDecisionForm } from '../forms/use-decision-form.ts';
import { DecisionFormDialog } from '../overlays/decision-dialog.tsx';
import { useCall } from '../query/use-call.ts';
import { useSubmit } from '../query/use-submit.ts';
import { useMay } from '../session/session.ts';

interface AssignProps {
  readonly queue: AssignedQueue;
  /** As its page is called by. */
  readonly id: string;
}

/** Gives a case to a colleague; for those who may take over. */
export function Assign(props: AssignProps) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('queues.take-over')) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>{t`Assign`}</Button>
      {isOpen && <AssignDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AssignDialog({ queue, id, onClose }: AssignProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { answer } = useCall(listAssignees, { queue });
  const reasons = [
    { value: 'knows', label: t`The colleague knows the case` },
    { value: 'load', label: t`To share the work` },
    { value: 'shift', label: t`The shift ends` },
    { value: 'other', label: t`Another reason` },
  ];
  const form = useDecisionForm(assignCase, {
    typed: { to: '' },
    input: ({ to, ...why }) => ({ queue, id, to, reason: joinReason(reasons, why) }),
    words: { to: t`Choose a colleague` },
    refusals: { ASSIGNEE_UNFIT: 'to' },
  });
  const { submit, isBusy, problem } = useSubmit(assignCase, { form, onDone: onClose });
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={t`Assign the case`}
      consequence={t`The colleague has it at once, whoever has it now, and keeps it for eight hours.`}
      reasons={reasons}
      decideLabel={t`Assign`}
      busy={isBusy}
      problem={problem}
    >
      <SelectField
        label={t`Colleague`}
        placeholder={t`Choose a colleague`}
        options={(answer?.rows ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        {...form.field('to')}
      />
    </DecisionFormDialog>
  );
}
