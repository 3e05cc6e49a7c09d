import { useLingui } from '@lingui/react/macro';
import { inviteStaff, listStaff } from '@perya/contract/staff/calls/accounts';
import type { Role } from '@perya/contract/staff/roles';
import { useState } from 'react';
import { TextField } from '../../lib/fields/field.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { refreshCalls } from '../../lib/query/call-key.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { InvitationTold } from './invitation-told.tsx';
import { RoleField } from './role-field.tsx';
import { useReasons } from './use-reasons.ts';

/** An account for a new colleague, who sets password and authenticator app by the link. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reasons = useReasons();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role | ''>('');
  const [made, setMade] = useState<{ invitation: string; expires_at: number } | null>(null);
  const { submit, isBusy, problem } = useSubmit(inviteStaff, {
    problemIn: 'form',
    onDone: async (answer) => {
      setMade(answer);
      await refreshCalls(listStaff);
    },
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Invite a colleague`}
      consequence={t`An account is made that opens nothing until its invitation is taken within 24 hours.`}
      reasons={reasons}
      decideLabel={t`Make the invitation`}
      busy={isBusy}
      problem={problem}
      onDecide={(reason) => role !== '' && void submit({ email, name, role, reason })}
      outcome={made && <InvitationTold invitation={made.invitation} expiresAt={made.expires_at} />}
    >
      <TextField
        label={t`Email`}
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t`Name`}
        required
        minLength={2}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <RoleField
        value={role}
        onChange={setRole}
        but={['administrator']}
        hint={t`Administrators begin with another role; two people make one.`}
      />
    </DecisionDialog>
  );
}
