import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { type FormEvent, useState } from 'react';
import { phoneStepProblems } from './login-form.ts';
import { PhoneField } from './phone-field.tsx';
import { TermsAgreement } from './terms-agreement.tsx';
import type { Login } from './use-login.ts';

/** Step login-otp-1. */
export function PhoneStep({ login }: { readonly login: Login }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { state, change, move, send } = login;
  const [wasLeft, setWasLeft] = useState(false);
  const { number: problem } = phoneStepProblems(state.form);
  const shownProblem = wasLeft && problem ? say(ruleTexts[problem], language) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) void send();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneField
        countryCode={state.form.countryCode}
        value={state.form.number}
        onChange={(number) => change({ number })}
        onLeave={() => setWasLeft(true)}
        error={state.refusal ?? shownProblem}
      />
      <TermsAgreement
        hasAgreed={state.form.agreeTerms}
        isMissing={state.isTermsMissing}
        onChange={(agreeTerms) => change({ agreeTerms })}
      />
      <Button type="submit" size="large" busy={state.isBusy} disabled={Boolean(problem)}>
        {t`Send code`}
      </Button>
      <Button kind="ghost" onClick={() => move('with-password')}>
        {t`Login With Password`}
      </Button>
    </form>
  );
}
