import { useLingui } from '@lingui/react/macro';
import { changeStaffPhone } from '@perya/contract/staff/calls/staff-phone';
import { useState } from 'react';
import { TextField } from '../../lib/fields/field.tsx';
import { joinReason, useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import type { Member } from './member.ts';
import { useReasons } from './use-reasons.ts';

interface PhoneDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** The phone that a colleague is known by, so that nobody is their own second person. */
export function PhoneDialog({ member, onClose }: PhoneDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons('phone');
  const [outcome, setOutcome] = useState<string>();
  const { id, name } = member;
  const form = useDecisionForm(changeStaffPhone, {
    typed: { phone: '' },
    input: (typed) => ({
      id,
      phone: typed.phone.trim() || null,
      reason: joinReason(reasons, typed),
    }),
    words: { phone: t`A number, as +639171234567` },
  });
  const { submit, isBusy, problem } = useSubmit(changeStaffPhone, {
    form,
    onDone: ({ phone: kept }) =>
      setOutcome(kept === null ? t`No phone is written down.` : t`Written down: ${kept}`),
  });
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={t`Phone of ${name}`}
      consequence={t`Accounts with the same phone are one person: neither decides what the other asks for. It is not shown again.`}
      reasons={reasons}
      decideLabel={t`Write down`}
      busy={isBusy}
      problem={problem}
      outcome={outcome}
    >
      <TextField
        label={t`Phone`}
        type="tel"
        hint={t`As +639171234567; empty for none`}
        {...form.field('phone')}
      />
    </DecisionFormDialog>
  );
}
