import { useLingui } from '@lingui/react/macro';
import { askInvitation } from '@perya/contract/staff/calls/accounts';
import type { Role } from '@perya/contract/staff/roles';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useActionReasons } from '../../lib/asking/use-action-reasons.ts';
import { TextField } from '../../lib/fields/field.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { RoleField } from './role-field.tsx';

/** Asks a second person to invite a new colleague: nobody lets anybody in alone. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reasons = useActionReasons('staff.invite');
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role | ''>('');
  const [request, setRequest] = useState<string | null>(null);
  const { submit, isBusy, problem } = useSubmit(askInvitation, {
    problemIn: 'form',
    onDone: ({ id }) => setRequest(id),
  });
  const ask = (chosen: string, words: string) =>
    role !== '' && void submit({ email, name, role, reason: chosen as 'other', words });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Invite a colleague`}
      consequence={t`A second person has to approve it. Then one of you hands over a link and the other a code; the account opens with both, within 24 hours.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={isBusy}
      problem={problem}
      onDecide={(_reason, { chosen, words }) => ask(chosen, words)}
      outcome={request && <AskedOutcome id={request} />}
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
