import { useLingui } from '@lingui/react/macro';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button, buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { PasswordField } from '../../lib/fields/password-field.tsx';
import { useForm } from '../../lib/fields/use-form.ts';
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
  const { state, change, move, submitPassword } = login;
  const { values, ...form } = useForm({
    start: state.form,
    kept: [state.form, change],
    tells: 'once-left',
    problemsOf: (typed) => {
      const { number, password, agreeTerms } = passwordStepProblems(typed);
      return {
        number: number && ruleTexts[number],
        password: password && ruleTexts[password],
        agreeTerms: agreeTerms && ruleTexts[agreeTerms],
      };
    },
  });
  const submit = form.sendBy(() => submitPassword());
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneField
        countryCode={values.countryCode}
        value={values.number}
        onChange={(number) => form.set({ number })}
        onLeave={() => form.leave('number')}
        error={form.errorOf('number')}
      />
      <PasswordField
        label={t`Password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={values.password}
        onChange={(password) => form.set({ password })}
        onLeave={() => form.leave('password')}
        error={state.refusal ?? form.errorOf('password')}
        autoComplete="current-password"
      />
      <TermsAgreement
        hasAgreed={values.agreeTerms}
        isMissing={state.isTermsMissing}
        onChange={(agreeTerms) => form.set({ agreeTerms })}
      />
      <Button type="submit" size="large" busy={state.isBusy} disabled={!form.isRight}>
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
