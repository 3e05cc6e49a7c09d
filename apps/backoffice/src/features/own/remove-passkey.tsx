import { useLingui } from '@lingui/react/macro';
import { removeOwnPasskey } from '@perya/contract/staff/calls/own-passkeys';
import { toast } from '@perya/ui/toast';
import { TextField } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import type { OwnPasskey } from './own-passkey.ts';

interface RemovePasskeyProps {
  readonly passkey: OwnPasskey;
  readonly onClose: () => void;
}

export function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const { t } = useLingui();
  const form = useCallForm(removeOwnPasskey, {
    typed: { password: '' },
    input: ({ password }) => ({ id, password }),
    words: { password: t`Type the password that you have now` },
    refusals: { STAFF_LOGIN_WRONG: 'password' },
  });
  const { submit, isBusy, problem } = useSubmit(removeOwnPasskey, {
    form,
    onDone: () => {
      toast.success(t`The passkey is removed`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Remove a passkey`}
      startsAt="fields"
      submitLabel={t`Remove`}
      isDangerous
      busy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
    >
      <p>{t`${name} opens nothing any more. The code of your authenticator app still does.`}</p>
      <TextField
        label={t`Present password`}
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormDialog>
  );
}
