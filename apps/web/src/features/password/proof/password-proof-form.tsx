import { useLingui } from '@lingui/react/macro';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { PasswordField } from '../../../lib/fields/password-field.tsx';
import { useForm } from '../../../lib/fields/use-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { proveBy } from './prove-by.ts';

export function PasswordProof({ onProved }: { readonly onProved: () => void }) {
  const { t } = useLingui();
  const form = useForm({
    start: { password: '' },
    problemsOf: ({ password }) => ({ password: password === '' && ruleTexts.passwordRequired }),
  });
  const { submit, isBusy } = useSubmit(proveBy, {
    problemOf: form.refusing('password'),
    onDone: onProved,
  });
  const send = form.sendBy(({ password }) => submit({ kind: 'password', password }));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <PasswordField
        label={t`Current password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={form.values.password}
        onChange={(password) => form.set({ password })}
        error={form.errorOf('password')}
        autoComplete="current-password"
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t`Confirm`}
      </Button>
    </form>
  );
}
