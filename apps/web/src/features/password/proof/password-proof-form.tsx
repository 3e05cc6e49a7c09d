import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '../../../lib/fields/password-field.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { proveBy } from './prove-by.ts';

export function PasswordProof({ onProved }: { readonly onProved: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [password, setPassword] = useState('');
  const { submit, isBusy, problem, setProblem } = useSubmit(proveBy, {
    problemIn: 'form',
    onDone: onProved,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setProblem(say(ruleTexts.passwordRequired, language));
    else void submit({ kind: 'password', password });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <PasswordField
        label={t`Current password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={password}
        onChange={(next) => {
          setPassword(next);
          setProblem(undefined);
        }}
        error={problem}
        autoComplete="current-password"
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t`Confirm`}
      </Button>
    </form>
  );
}
