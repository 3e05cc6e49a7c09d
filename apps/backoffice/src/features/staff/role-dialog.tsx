import { useLingui } from '@lingui/react/macro';
import { changeStaffRole } from '@perya/contract/staff/calls/accounts';
import type { Role } from '@perya/contract/staff/roles';
import { useState } from 'react';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { type Member, refreshMembers } from './member.ts';
import { RoleField } from './role-field.tsx';
import { useReasons } from './use-reasons.ts';

interface DialogOfMember {
  readonly member: Member;
  readonly onClose: () => void;
}

export function RoleDialog({ member, onClose }: DialogOfMember) {
  const { t } = useLingui();
  const reasons = useReasons();
  const [role, setRole] = useState<Role | ''>('');
  const { submit, isBusy, problem } = useSubmit(changeStaffRole, {
    problemIn: 'form',
    onDone: async () => {
      onClose();
      await refreshMembers();
    },
  });
  const { id, name } = member;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Change the role of ${name}`}
      consequence={t`It counts from the next call on, also in a tab that is open.`}
      reasons={reasons}
      decideLabel={t`Change the role`}
      busy={isBusy}
      problem={problem}
      onDecide={(reason) => role !== '' && void submit({ id, role, reason })}
    >
      <RoleField value={role} onChange={setRole} but={['administrator', member.role]} />
    </DecisionDialog>
  );
}
