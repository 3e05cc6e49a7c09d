import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { countryCode, lengths } from '@perya/contract/constants';
import { accountPhoneProblem } from '@perya/contract/rules/phone';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { type FormEvent, useState } from 'react';
import type { NewPhone } from './use-new-phone.ts';

interface NewPhoneFormProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly newPhone: NewPhone;
}

/** [A-314 A-315] */
export function NewPhoneForm({ typed, onType, newPhone }: NewPhoneFormProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [hasLeft, setHasLeft] = useState(false);
  const problem = accountPhoneProblem(typed);
  const isTold = hasLeft && typed !== '' && problem !== null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setHasLeft(true);
    if (problem === null) void newPhone.send({ phone: typed });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <p className="text-ink-muted">
        {t`You log in with this number. After a change every other device has to log in again, and withdrawals wait 24 hours.`}
      </p>
      <TextField
        label={t`New phone number`}
        prefix={`+${countryCode}`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="9171234567"
        value={typed}
        maxLength={lengths.phoneDigitsWithZero}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => setHasLeft(true)}
        error={isTold ? say(ruleTexts[problem], language) : undefined}
      />
      <Button type="submit" size="large" busy={newPhone.isSending} disabled={typed === ''}>
        {t`Send code`}
      </Button>
    </form>
  );
}
