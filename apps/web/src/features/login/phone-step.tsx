import { useLingui } from '@lingui/react/macro';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { useForm } from '../../lib/fields/use-form.ts';
import { phoneStepProblems } from './login-form.ts';
import { PhoneField } from './phone-field.tsx';
import { TermsAgreement } from './terms-agreement.tsx';
import type { Login } from './use-login.ts';

interface PhoneStepProps {
  readonly login: Login;
  /** Where the sheet was opened to type the number, and for nothing else. */
  readonly takesFocus: boolean;
}

/** Step login-otp-1. */
export function PhoneStep({ login, takesFocus }: PhoneStepProps) {
  const { t } = useLingui();
  const { state, change, move, send } = login;
  const form = useForm({
    start: state.form,
    kept: [state.form, change],
    tells: 'once-left',
    problemsOf: (values) => {
      const { number: problem } = phoneStepProblems(values);
      return { number: problem && ruleTexts[problem] };
    },
  });
  const submit = form.sendBy(() => send());
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneField
        countryCode={state.form.countryCode}
        value={state.form.number}
        onChange={(number) => form.set({ number })}
        onLeave={() => form.leave('number')}
        error={state.refusal ?? form.errorOf('number')}
        takesFocus={takesFocus}
      />
      <TermsAgreement
        hasAgreed={state.form.agreeTerms}
        isMissing={state.isTermsMissing}
        onChange={(agreeTerms) => change({ agreeTerms })}
      />
      <Button type="submit" size="large" busy={state.isBusy} disabled={!form.isRight}>
        {t`Send code`}
      </Button>
      <Button kind="ghost" onClick={() => move('with-password')}>
        {t`Login With Password`}
      </Button>
    </form>
  );
}
