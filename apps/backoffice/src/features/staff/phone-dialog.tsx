import { useLingui } from '@lingui/react/macro';
import { changeStaffPhone } from '@perya/contract/staff/calls/staff-phone';
import { useState } from 'react';
import { TextField } from '../../lib/fields/field.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
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
  const reasons = useReasons();
  const [phone, setPhone] = useState('');
  const [outcome, setOutcome] = useState<string>();
  const { id, name } = member;
  const { submit, isBusy, problem } = useSubmit(changeStaffPhone, {
    problemIn: 'form',
    onDone: ({ phone: kept }) =>
      setOutcome(kept === null ? t`No phone is written down.` : t`Written down: ${kept}`),
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Phone of ${name}`}
      consequence={t`Accounts with the same phone are one person: neither decides what the other asks for. It is not shown again.`}
      reasons={reasons}
      decideLabel={t`Write down`}
      busy={isBusy}
      problem={problem}
      outcome={outcome}
      onDecide={(reason) => void submit({ id, phone: phone.trim() || null, reason })}
    >
      <TextField
        label={t`Phone`}
        type="tel"
        hint={t`As +639171234567; empty for none`}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
    </DecisionDialog>
  );
}
