import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { PasswordField } from '../../lib/fields/password-field.tsx';
import { useForm } from '../../lib/fields/use-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { passwordCalls } from './password-calls.ts';
import { PasswordPage } from './password-page.tsx';
import { passwordProof } from './password-proof.ts';
import { submitThrottles } from './password-timings.ts';

/** Asks for the password that is about to be replaced. [A-282 A-430 A-453] */
export function OldPasswordPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useForm({
    start: { password: '' },
    problemsOf: ({ password }) => ({ password: password === '' && ruleTexts.passwordRequired }),
  });
  const { submit, isBusy, isResting } = useSubmit(
    (client, typed: string) => passwordCalls(client).checkPassword(typed),
    {
      windowMs: submitThrottles.passwordMs,
      onDone: async (isRight, typed) => {
        if (!isRight) return toast.error(t`Invalid old password`);
        passwordProof.oldPasswordFound(typed);
        await navigate({ to: '/s-account/form/password', replace: true });
      },
      problemOf: (error) =>
        isApiError(error) ? error.message : t`The password could not be checked. Try again.`,
    },
  );
  const send = form.sendBy(({ password }) => submit(password));
  return (
    <PasswordPage title={t`Verify your password`} backTo="/s-account/verifytype">
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
        <Button type="submit" size="large" busy={isBusy} disabled={isResting && !isBusy}>
          {t`Next`}
        </Button>
      </form>
    </PasswordPage>
  );
}
