import { useLingui } from '@lingui/react/macro';
import { beginOwnCompany } from '@perya/contract/staff/calls/own-company';
import { TextField } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** Leaves for the login of the company, for whoever shows password and code anew. */
export function LinkCompany({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useCallForm(beginOwnCompany, {
    typed: { password: '', code: '' },
    input: ({ password, code }) => ({ password, code: code.trim() }),
    words: {
      password: t`Type the password that you have now`,
      code: t`Six digits of the app, or a recovery code`,
    },
    refusals: { STAFF_LOGIN_WRONG: 'password', STAFF_CODE_WRONG: 'code' },
  });
  const { submit, isBusy, problem } = useSubmit(beginOwnCompany, {
    form,
    onDone: ({ address }) => location.assign(address),
  });
  return (
    <FormDialog
      title={t`Link the company account`}
      startsAt="fields"
      submitLabel={t`Continue`}
      busy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
    >
      <p className="text-ink-muted">
        {t`Show first that it is you. Then the login of your company asks who you are there.`}
      </p>
      <TextField
        label={t`Present password`}
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <TextField
        label={t`Code`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
