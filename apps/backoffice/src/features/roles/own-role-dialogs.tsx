import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { addRole, removeRole } from '@perya/contract/staff/calls/roles';
import { say } from '@perya/contract/text';
import { TextField } from '../../lib/fields/field.tsx';
import { joinReason, useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionDialog, DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { ownNameOf } from './own-name-of.ts';
import type { RoleRow } from './role-row.ts';

function useRoleReasons() {
  const { t } = useLingui();
  return [
    { value: 'work', label: t`The work has changed` },
    { value: 'least', label: t`Not needed for the work` },
    { value: 'other', label: t`Another reason` },
  ];
}

/** A new role may nothing but use the app; its permissions are asked for afterwards. */
export function AddRoleDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reasons = useRoleReasons();
  const form = useDecisionForm(addRole, {
    typed: { title: '' },
    input: (typed) => ({
      role: ownNameOf(typed.title),
      title: typed.title,
      reason: joinReason(reasons, typed),
    }),
    refuses: ({ title }) => [ownNameOf(title) === 'own-' && 'title'],
    words: { title: t`2 to 40 characters, with a letter or a digit` },
    refusals: { ROLE_TAKEN: 'title' },
  });
  const { submit, isBusy, problem } = useSubmit(addRole, { form, onDone: onClose });
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={t`New role`}
      consequence={t`It may nothing but use the app. Permissions are ticked afterwards, and a second person gives them.`}
      reasons={reasons}
      decideLabel={t`Add the role`}
      busy={isBusy}
      problem={problem}
    >
      <TextField label={t`What colleagues call it`} maxLength={40} {...form.field('title')} />
    </DecisionFormDialog>
  );
}

interface RemoveRoleDialogProps {
  readonly row: RoleRow;
  readonly onClose: () => void;
}

/** Only what nobody has can be removed. */
export function RemoveRoleDialog({ row, onClose }: RemoveRoleDialogProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { submit, isBusy, problem } = useSubmit(removeRole, {
    problemIn: 'form',
    onDone: onClose,
  });
  const name = say(row.title, language);
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Remove the role ${name}`}
      consequence={t`No account may have it, also none that is switched off. The audit keeps what it could do.`}
      reasons={useRoleReasons()}
      decideLabel={t`Remove the role`}
      isDangerous
      onDecide={(reason) => void submit({ role: row.role, reason })}
      busy={isBusy}
      problem={problem}
    />
  );
}
