import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '../../lib/fields/password-field.tsx';
import { useLanguage } from '../../lib/language/language-context.ts';
import { passwordApi } from './password-api.ts';
import { PasswordPage } from './password-page.tsx';
import { passwordProof } from './password-proof.ts';
import { submitThrottles } from './password-timings.ts';
import { useSubmitWindow } from './use-submit-window.ts';

/** Asks for the password that is about to be replaced. [A-282 A-430 A-453] */
export function OldPasswordPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const window = useSubmitWindow(submitThrottles.passwordMs);
  const check = async () => {
    setIsBusy(true);
    try {
      if (await passwordApi.checkPassword(password)) {
        passwordProof.oldPasswordFound(password);
        return void navigate({ to: '/s-account/form/password', replace: true });
      }
      toast.error(t`Invalid old password`);
    } catch (failure) {
      toast.error(
        isApiError(failure) ? failure.message : t`The password could not be checked. Try again.`,
      );
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setError(say(ruleTexts.passwordRequired, language));
    window.pass(() => void check());
  };
  return (
    <PasswordPage title={t`Verify your password`} backTo="/s-account/verifytype">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label={t`Current password`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          value={password}
          onChange={(next) => {
            setPassword(next);
            setError(undefined);
          }}
          error={error}
          autoComplete="current-password"
        />
        <Button type="submit" size="large" busy={isBusy} disabled={window.isClosed && !isBusy}>
          {t`Next`}
        </Button>
      </form>
    </PasswordPage>
  );
}
