import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { isApiError } from '@perya/contract/client-errors';
import { secondFactorProblem } from '@perya/contract/rules/account-fields';
import { passwordProblem } from '@perya/contract/rules/password';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { type FormEvent, useState } from 'react';
import { codeOf, emptyDigits } from '../../lib/fields/otp-digits.ts';
import { PasswordField } from '../../lib/fields/password-field.tsx';
import { SecondFactorField } from '../../lib/fields/second-factor-field.tsx';
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
  const { language } = useLanguage();
  const [password, setPassword] = useState('');
  const [appCode, setAppCode] = useState(emptyDigits);
  const [recovery, setRecovery] = useState<string | null>(null);
  const [hasServerAsked, setHasServerAsked] = useState(false);
  const isAppCodeAsked = hasAppCode || hasServerAsked;
  const [wasLeft, setWasLeft] = useState(false);
  const [refusal, setRefusal] = useState<{ field: 'password' | 'appCode'; text: string }>();
  const secondFactor = recovery ?? codeOf(appCode);
  const problem = passwordProblem(password);
  const isReady =
    problem === null && (!isAppCodeAsked || secondFactorProblem(secondFactor) === null);

  const refuse = (error: unknown) => {
    const { code, message: text } = isApiError(error) ? error : { code: '', message: '' };
    if (code === 'PASSWORD_COMMON') setRefusal({ field: 'password', text });
    // Without an authenticator, a wrong code is the one of the step before, which cannot be corrected here.
    if (code === 'CODE_WRONG' && isAppCodeAsked) setRefusal({ field: 'appCode', text });
    if (code !== 'SECOND_FACTOR_REQUIRED') return onFailed();
    setHasServerAsked(true);
    setAppCode(emptyDigits);
    setRefusal({ field: 'appCode', text });
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
  const save = (event: FormEvent) => {
    event.preventDefault();
    setWasLeft(true);
    if (!isReady || way === null) return;
    void submit({ way, newPassword: password, appCode: isAppCodeAsked ? secondFactor : '' });
  };
  const ownProblem = wasLeft && problem ? say(ruleTexts[problem], language) : undefined;
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <PasswordField
        label={t`New password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={password}
        onChange={(next) => {
          setPassword(next);
          setRefusal(undefined);
        }}
        onLeave={() => setWasLeft(true)}
        error={refusal?.field === 'password' ? refusal.text : ownProblem}
        autoComplete="new-password"
      />
      <RulePanel password={password} />
      {isAppCodeAsked && (
        <SecondFactorField
          legend={t`Authenticator code`}
          boxLabel={(place) => t`Digit ${place} of 6`}
          digits={appCode}
          onChange={setAppCode}
          recovery={recovery}
          onRecovery={setRecovery}
          recoveryLabel={t`Recovery code`}
          useRecoveryLabel={t`Use a recovery code`}
          useAppLabel={t`Use the authenticator app`}
          message={refusal?.field === 'appCode' ? { kind: 'error', text: refusal.text } : undefined}
          disabled={isBusy}
        />
      )}
      <Button
        type="submit"
        size="large"
        busy={isBusy}
        disabled={!isReady || (isResting && !isBusy)}
      >
        {t`Confirm`}
      </Button>
    </form>
  );
}
