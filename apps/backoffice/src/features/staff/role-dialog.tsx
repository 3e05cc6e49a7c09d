import { useLingui } from '@lingui/react/macro';
import { askWiderStaff, changeStaffRole } from '@perya/contract/staff/calls/accounts';
import { listRoles } from '@perya/contract/staff/calls/roles';
import { isWider } from '@perya/contract/staff/permissions';
import type { Role } from '@perya/contract/staff/roles';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import type { Member } from './member.ts';
import { RoleField } from './role-field.tsx';
import { useReasons } from './use-reasons.ts';

interface RoleDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Another role for a colleague; one that may more is asked for, and a second person gives it. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const { t } = useLingui();
  const may = useMay();
  const reasons = useReasons();
  const { id, name } = member;
  const [role, setRole] = useState<Role | ''>('');
  const [request, setRequest] = useState<string | null>(null);
  const change = useSubmit(changeStaffRole, {
    problemIn: 'form',
    onDone: onClose,
  });
  const ask = useSubmit(askWiderStaff, {
    problemIn: 'form',
    onDone: (answer) => setRequest(answer.id),
  });
  const { answer: roles } = useCall(listRoles, {});
  const of = (name: Role) => roles?.rows.find((row) => row.role === name)?.permissions ?? [];
  const isAsked = role !== '' && isWider(of(member.role), of(role));
  const decide = (reason: string) => {
    if (isAsked) void ask.submit({ id, role, reason: 'other', words: reason });
    else if (role !== '') void change.submit({ id, role, reason });
  };
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Change the role of ${name}`}
      consequence={
        isAsked
          ? t`A second person with the permission has to approve it within 24 hours.`
          : t`It counts from the next call on, also in a tab that is open.`
      }
      reasons={reasons}
      decideLabel={isAsked ? t`Ask for it` : t`Change the role`}
      busy={change.isBusy || ask.isBusy}
      problem={isAsked ? ask.problem : change.problem}
      onDecide={decide}
      outcome={request && <AskedOutcome id={request} />}
    >
      <RoleField
        value={role}
        onChange={setRole}
        but={may('staff.widen') ? [member.role] : ['administrator', member.role]}
      />
    </DecisionDialog>
  );
}
