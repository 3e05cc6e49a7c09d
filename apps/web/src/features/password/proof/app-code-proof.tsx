import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { secondFactorProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { type FormEvent, useState } from 'react';
import { codeOf, emptyDigits } from '../../../lib/fields/otp-digits.ts';
import { SecondFactorField } from '../../../lib/fields/second-factor-field.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { proveBy } from './prove-by.ts';

/** A code of the authenticator app; whoever lost it has the recovery codes. */
export function AppCodeProof({ onProved }: { readonly onProved: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [digits, setDigits] = useState(emptyDigits);
  const [recovery, setRecovery] = useState<string | null>(null);
  const { submit, isBusy, problem, setProblem } = useSubmit(proveBy, {
    problemIn: 'form',
    onDone: onProved,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const code = recovery ?? codeOf(digits);
    const rule = secondFactorProblem(code);
    if (rule !== null) return setProblem(say(ruleTexts[rule], language));
    if (!(await submit({ kind: 'totp', code }))) setDigits(emptyDigits);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <SecondFactorField
        legend={t`Authenticator code`}
        boxLabel={(place) => t`Digit ${place} of 6`}
        digits={digits}
        onChange={(next) => {
          setDigits(next);
          setProblem(undefined);
        }}
        recovery={recovery}
        onRecovery={(typed) => {
          setRecovery(typed);
          setProblem(undefined);
        }}
        recoveryLabel={t`Recovery code`}
        useRecoveryLabel={t`Use a recovery code`}
        useAppLabel={t`Use the authenticator app`}
        message={problem === undefined ? undefined : { kind: 'error', text: problem }}
        disabled={isBusy}
        takesFocus
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t`Confirm`}
      </Button>
    </form>
  );
}
