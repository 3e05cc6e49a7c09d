import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { secondFactorProblem } from '@perya/contract/rules/account-fields';
import { passwordProblem } from '@perya/contract/rules/password';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { useState } from 'react';
import { codeOf, emptyDigits, type OtpDigits } from '../../lib/fields/otp-digits.ts';
import { PasswordField } from '../../lib/fields/password-field.tsx';
import { SecondFactorField } from '../../lib/fields/second-factor-field.tsx';
import { useForm } from '../../lib/fields/use-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { type NewPassword, passwordCalls } from './password-calls.ts';
import { submitThrottles } from './password-timings.ts';
import { RulePanel } from './rule-panel.tsx';
import { savePassword, type Way } from './save-password.ts';

interface NewPasswordFormProps {
  /** The player has an authenticator app; where that is not known, the server's answer says it. */
  readonly hasAppCode: boolean;
  /** Null while nothing has been proved: then nothing can be saved. */
  readonly way: Way | null;
  readonly onSaved: () => unknown;
  readonly onFailed: () => void;
}

/** The new password, with the authenticator's code where the player has one. [A-326 A-327 A-329 A-330 A-331 A-453] */
export function NewPasswordForm({ hasAppCode, way, onSaved, onFailed }: NewPasswordFormProps) {
  const { t } = useLingui();
  const [recovery, setRecovery] = useState<string | null>(null);
  const [hasServerAsked, setHasServerAsked] = useState(false);
  const isAppCodeAsked = hasAppCode || hasServerAsked;
  const factorOf = (appCode: OtpDigits) => recovery ?? codeOf(appCode);
  const form = useForm({
    start: { password: '', appCode: emptyDigits },
    tells: 'once-left',
    problemsOf: ({ password, appCode }) => {
      const rule = passwordProblem(password);
      const codeRule = isAppCodeAsked ? secondFactorProblem(factorOf(appCode)) : null;
      return { password: rule && ruleTexts[rule], appCode: codeRule && ruleTexts[codeRule] };
    },
  });
  const codeRefusal = form.errorOf('appCode');

  const refuse = (error: unknown) => {
    const { code, message: text } = isApiError(error) ? error : { code: '', message: '' };
    if (code === 'PASSWORD_COMMON') form.refuse('password', text);
    // Without an authenticator, a wrong code is the one of the step before, which cannot be corrected here.
    if (code === 'CODE_WRONG' && isAppCodeAsked) form.refuse('appCode', text);
    if (code !== 'SECOND_FACTOR_REQUIRED') return onFailed();
    setHasServerAsked(true);
    form.set({ appCode: emptyDigits });
    form.refuse('appCode', text);
  };
  const { submit, isBusy, isResting } = useSubmit(
    (client, input: NewPassword & { way: Way }) => savePassword(passwordCalls(client), input),
    {
      windowMs: submitThrottles.passwordMs,
      onDone: onSaved,
      problemOf: (error) => {
        refuse(error);
        return null;
      },
    },
  );
  const { password, appCode } = form.values;
  const send = form.sendBy(
    ({ password: newPassword, appCode }) =>
      way !== null &&
      submit({ way, newPassword, appCode: isAppCodeAsked ? factorOf(appCode) : '' }),
  );
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <PasswordField
        label={t`New password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={password}
        onChange={(next) => form.set({ password: next })}
        onLeave={() => form.leave('password')}
        error={form.errorOf('password')}
        autoComplete="new-password"
      />
      <RulePanel password={password} />
      {isAppCodeAsked && (
        <SecondFactorField
          legend={t`Authenticator code`}
          boxLabel={(place) => t`Digit ${place} of 6`}
          digits={appCode}
          onChange={(next) => form.set({ appCode: next })}
          recovery={recovery}
          onRecovery={setRecovery}
          recoveryLabel={t`Recovery code`}
          useRecoveryLabel={t`Use a recovery code`}
          useAppLabel={t`Use the authenticator app`}
          message={codeRefusal === undefined ? undefined : { kind: 'error', text: codeRefusal }}
          disabled={isBusy}
        />
      )}
      <Button
        type="submit"
        size="large"
        busy={isBusy}
        disabled={!form.isRight || (isResting && !isBusy)}
      >
        {t`Confirm`}
      </Button>
    </form>
  );
}
