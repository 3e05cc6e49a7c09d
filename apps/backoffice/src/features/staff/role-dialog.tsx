import { useLingui } from '@lingui/react/macro';
import { askAdministrator, changeStaffRole } from '@perya/contract/staff/calls/accounts';
import type { Role } from '@perya/contract/staff/roles';
import { useState } from 'react';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { type Member, refreshMembers } from './member.ts';
import { RoleField } from './role-field.tsx';
import { useReasons } from './use-reasons.ts';

interface RoleDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Another role for a colleague; that of an administrator is asked for, and a second person gives it. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const { t } = useLingui();
  const may = useMay();
  const reasons = useReasons();
  const { id, name } = member;
  const [role, setRole] = useState<Role | ''>('');
  const [request, setRequest] = useState<string | null>(null);
  const change = useSubmit(changeStaffRole, {
    problemIn: 'form',
    onDone: async () => {
      onClose();
      await refreshMembers();
    },
  });
  const ask = useSubmit(askAdministrator, {
    problemIn: 'form',
    onDone: (answer) => setRequest(answer.id),
  });
  const isAsked = role === 'administrator';
  const decide = (reason: string) => {
    if (isAsked) void ask.submit({ id, reason: 'other', words: reason });
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
      outcome={request && t`Request ${request} waits for a second person.`}
    >
      <RoleField
        value={role}
        onChange={setRole}
        but={may('staff.widen') ? [member.role] : ['administrator', member.role]}
      />
    </DecisionDialog>
  );
}
