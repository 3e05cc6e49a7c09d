import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { makePasskey } from '@perya/app-kit/passkeys/ask-browser';
import { passkeyFailure } from '@perya/app-kit/passkeys/passkey-failure';
import { passkeyNameMax } from '@perya/contract/identity/passkey-fields';
import { addOwnPasskey, beginOwnPasskey } from '@perya/contract/staff/calls/own-passkeys';
import { toast } from '@perya/ui/toast';
import { TextField } from '../../lib/fields/field.tsx';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** A new passkey, for whoever shows password and code anew. */
export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const form = useCallForm(beginOwnPasskey, {
    typed: { name: '', password: '', code: '' },
    input: ({ password, code }) => ({ password, code: code.trim() }),
    refuses: ({ name }) => [name.trim() === '' && 'name'],
    words: {
      name: t`Give it a name that you will know it by`,
      password: t`Type the password that you have now`,
      code: t`Six digits of the app, or a recovery code`,
    },
    refusals: { STAFF_LOGIN_WRONG: 'password', STAFF_CODE_WRONG: 'code' },
  });
  const { submit, isBusy, problem } = useSubmit(
    async (client, { name, ...proof }: { name: string; password: string; code: string }) => {
      const passkey = await makePasskey(await client.call(beginOwnPasskey, proof));
      return client.call(addOwnPasskey, { name, passkey });
    },
    {
      form,
      onDone: () => {
        toast.success(t`The passkey is added`);
        onClose();
      },
      problemOf: (error) => passkeyFailure(error, language),
    },
  );
  const { field } = form;
  return (
    <FormDialog
      title={t`Add a passkey`}
      startsAt="fields"
      submitLabel={t`Continue`}
      busy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={form.onSubmit((proof, { name }) => void submit({ ...proof, name }))}
    >
      <p className="text-ink-muted">
        {t`Show first that it is you. Then your browser asks which device is to keep the passkey.`}
      </p>
      <TextField
        label={t`Name of the passkey`}
        hint={t`Such as: my phone`}
        autoComplete="off"
        maxLength={passkeyNameMax}
        {...field('name')}
      />
      <TextField
        label={t`Present password`}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <TextField
        label={t`Code`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code')}
      />
    </FormDialog>
  );
}
