import { useLingui } from '@lingui/react/macro';
import { askInvitation } from '@perya/contract/staff/calls/accounts';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { TextField } from '../../lib/fields/field.tsx';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { RoleField } from './role-field.tsx';

/** Asks a second person to invite a new colleague: nobody lets anybody in alone. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reasons = useReasons(askInvitation.reasons);
  const form = useDecisionForm(askInvitation, {
    typed: { email: '', name: '', role: '' },
    input: (typed) => typed,
    words: {
      email: t`An address, as name@house.example`,
      name: t`2 to 80 characters`,
      role: t`Choose a role`,
    },
    refusals: { STAFF_EMAIL_TAKEN: 'email', STAFF_ADMINISTRATOR: 'role' },
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
    </DecisionFormDialog>
  );
}
