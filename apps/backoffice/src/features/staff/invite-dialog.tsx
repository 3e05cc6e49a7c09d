import { useLingui } from '@lingui/react/macro';
import { askInvitation } from '@perya/contract/staff/calls/accounts';
import { isOutsideRole } from '@perya/contract/staff/roles';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { TextField } from '../../lib/fields/field.tsx';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { readNetworks, TermFields } from './term-fields.tsx';

/** Asks a second person to invite a new colleague: nobody lets anybody in alone. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reasons = useReasons(askInvitation.reasons);
  const form = useDecisionForm(askInvitation, {
    typed: { email: '', name: '', role: '', until: '', networks: '' },
    input: ({ until, networks, ...typed }) =>
      isOutsideRole(typed.role) ? { ...typed, until, networks: readNetworks(networks) } : typed,
    words: {
      email: t`An address, as name@house.example`,
      name: t`2 to 80 characters`,
      role: t`Choose a role`,
      until: t`A day within a year`,
      networks: t`Networks, as 203.0.113.0/24`,
    },
    refusals: {
      STAFF_EMAIL_TAKEN: 'email',
      STAFF_ADMINISTRATOR: 'role',
      STAFF_TERM_BOUNDS: 'until',
      NETWORK_UNREADABLE: 'networks',
    },
  });
  const asking = useAsking(askInvitation, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Invite a colleague`}
      consequence={t`A second person has to approve it. Then one of you hands over a link and the other a code; the account opens with both, within 24 hours.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextField label={t`Email`} type="email" {...form.field('email')} />
      <TextField label={t`Name`} maxLength={80} {...form.field('name')} />
      <RoleField
        {...form.field('role')}
        but={['administrator']}
        hint={t`Administrators begin with another role; two people make one.`}
      />
      {isOutsideRole(form.typed.role) && (
        <TermFields until={form.field('until')} networks={form.field('networks')} />
      )}
    </DecisionFormDialog>
  );
}
