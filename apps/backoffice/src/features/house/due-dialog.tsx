import { useLingui } from '@lingui/react/macro';
import type { Queue } from '@perya/contract/house/staff-calls/home';
import { dueMinutes, setQueueDue } from '@perya/contract/house/staff-calls/queues';
import { useState } from 'react';
import { TextField } from '../../lib/fields/field.tsx';
import { joinReason, useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useQueueNames } from '../../lib/queues/queue-names.ts';

/** An empty field is no promise at all. */
const readMinutes = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** Says how long what waits in a queue may wait. */
export function DueDialog({
  queue,
  onClose,
}: {
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const name = useQueueNames()[queue.name];
  const [isDone, setDone] = useState(false);
  const reasons = [
    { value: 'promise', label: t`Players are promised it` },
    { value: 'regulator', label: t`The regulator or the law asks for it` },
    { value: 'people', label: t`There are more or fewer people at the desk` },
    { value: 'other', label: t`Another reason` },
  ];
  const { min, max } = dueMinutes;
  const form = useDecisionForm(setQueueDue, {
    typed: { due_minutes: queue.due_minutes === null ? '' : String(queue.due_minutes) },
    input: (typed) => ({
      name: queue.name,
      due_minutes: readMinutes(typed.due_minutes),
      reason: joinReason(reasons, typed),
    }),
    words: { due_minutes: t`A whole number from ${min} to ${max}, or nothing` },
  });
  const { submit, isBusy, problem } = useSubmit(setQueueDue, { form, onDone: () => setDone(true) });
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={t`Due time of ${name}`}
      consequence={t`Whatever waits longer is shown as overdue, on this page and in the navigation of everybody who sees the queue. Nothing else changes.`}
      reasons={reasons}
      decideLabel={t`Change`}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? t`The due time is set.` : null}
    >
      <TextField
        label={t`May wait, in minutes`}
        hint={t`Empty: nobody is promised anything.`}
        inputMode="numeric"
        maxLength={5}
        {...form.field('due_minutes')}
      />
    </DecisionFormDialog>
  );
}
