import { useLingui } from '@lingui/react/macro';
import { removeOwnCompany } from '@perya/contract/staff/calls/own-company';
import { toast } from '@perya/ui/toast';
import { TextField } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

export function RemoveCompany({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useCallForm(removeOwnCompany, {
    typed: { password: '' },
    input: (typed) => typed,
    words: { password: t`Type the password that you have now` },
    refusals: { STAFF_LOGIN_WRONG: 'password' },
  });
  const { submit, isBusy, problem } = useSubmit(removeOwnCompany, {
    form,
    onDone: () => {
      toast.success(t`The company account is no longer linked`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Remove the company account`}
      startsAt="fields"
      submitLabel={t`Remove`}
      isDangerous
      busy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
    >
      <p>{t`The company account opens nothing any more. Your password still does.`}</p>
      <TextField
        label={t`Present password`}
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormDialog>
  );
}
