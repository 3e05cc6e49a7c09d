import { useLingui } from '@lingui/react/macro';
import { giveProof } from '@perya/contract/calls/proof';
import { secondFactorProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

const recoveryCodeMax = 16;

/** A code of the authenticator app; whoever lost it has the recovery codes. */
export function AppCodeProof({ onProved }: { readonly onProved: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const { submit, isBusy, problem, setProblem } = useSubmit(giveProof, {
    problemIn: 'form',
    onDone: onProved,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const rule = secondFactorProblem(code);
    if (rule !== null) return setProblem(say(ruleTexts[rule], language));
    if (!(await submit({ kind: 'totp', code }))) setCode('');
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <TextField
        label={t`Authenticator code`}
        hint={t`A code of the app, or a recovery code.`}
        value={code}
        onChange={(event) => {
          setProblem(undefined);
          setCode(event.target.value.trim().toUpperCase());
        }}
        error={problem}
        maxLength={recoveryCodeMax}
        autoComplete="one-time-code"
        spellCheck={false}
        className="amount-figures tracking-[0.2em]"
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t`Confirm`}
      </Button>
    </form>
  );
}
