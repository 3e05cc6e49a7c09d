import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type RuleName, ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button, buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '../../lib/fields/password-field.tsx';
import { passwordStepProblems } from './login-form.ts';
import { PhoneField } from './phone-field.tsx';
import { TermsAgreement } from './terms-agreement.tsx';
import type { Login } from './use-login.ts';

interface PasswordStepProps {
  readonly login: Login;
  /** The way to the forgotten password leaves the login behind. */
  readonly onForgot: (() => void) | null;
}

/** Step login-password. */
export function PasswordStep({ login, onForgot }: PasswordStepProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { state, change, move, submitPassword } = login;
  const { form } = state;
  const [left, setLeft] = useState({ number: false, password: false });
  const problems = passwordStepProblems(form);
  const isReady = Object.values(problems).every((problem) => problem === null);
  const problemText = (wasLeft: boolean, problem: RuleName | null | undefined) =>
    wasLeft && problem ? say(ruleTexts[problem], language) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void submitPassword();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneField
        countryCode={form.countryCode}
        value={form.number}
        onChange={(number) => change({ number })}
        onLeave={() => setLeft({ ...left, number: true })}
        error={problemText(left.number, problems.number)}
      />
      <PasswordField
        label={t`Password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={form.password}
        onChange={(password) => change({ password })}
        onLeave={() => setLeft({ ...left, password: true })}
        error={state.refusal ?? problemText(left.password, problems.password)}
        autoComplete="current-password"
      />
      <TermsAgreement
        hasAgreed={form.agreeTerms}
        isMissing={state.isTermsMissing}
        onChange={(agreeTerms) => change({ agreeTerms })}
      />
      <Button type="submit" size="large" busy={state.isBusy} disabled={!isReady}>
        {t`Log in`}
      </Button>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-1 gap-y-2">
        <Button kind="ghost" onClick={() => move('with-code')}>
          {t`Login With Code`}
        </Button>
        <Link
          to="/forgetPassword"
          onClick={() => onForgot?.()}
          className={buttonClass('ghost', 'regular')}
        >
          {t`Forgot password?`}
        </Link>
      </div>
    </form>
  );
}
