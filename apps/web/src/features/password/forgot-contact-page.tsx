import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { countryCode, lengths } from '@perya/contract/constants';
import { emailProblem } from '@perya/contract/rules/account-fields';
import { extractPhone, formatLoginPhone, loginPhoneProblem } from '@perya/contract/rules/phone';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { useNavigate } from '@tanstack/react-router';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { isFocusMovingToButton } from '../../lib/fields/is-focus-moving-to-button.ts';
import { PasswordPage } from './password-page.tsx';
import { useSendCode } from './use-send-code.ts';

/** Asks where to send the code. The answer is the same whether or not there is such an account. [A-100 A-101 A-475] */
export function ForgotContactPage({ by }: { readonly by: 'phone' | 'email' }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [value, setValue] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const { send, isBusy } = useSendCode('retrieve');
  const isPhone = by === 'phone';
  const problem = isPhone ? loginPhoneProblem(value) : emailProblem(value);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasLeft(true);
    if (problem !== null) return;
    const contact = isPhone ? { phone: extractPhone(value) } : { email: value };
    if (await send(contact)) void navigate({ to: '/forgetPassword/verify/verify' });
  };
  const shared = {
    value,
    onBlur: (event: FocusEvent) => !isFocusMovingToButton(event) && setWasLeft(value !== ''),
    error: wasLeft && problem ? say(ruleTexts[problem], language) : undefined,
  };
  return (
    <PasswordPage
      title={isPhone ? t`Verify by phone` : t`Verify by email`}
      backTo="/forgetPassword"
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {isPhone ? (
          <TextField
            {...shared}
            label={t`Phone number`}
            prefix={`+${countryCode}`}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            onChange={(event) => setValue(formatLoginPhone(event.target.value))}
          />
        ) : (
          <TextField
            {...shared}
            label={t`Email address`}
            type="email"
            autoComplete="email"
            maxLength={lengths.accountEmailMax}
            onChange={(event) => setValue(event.target.value.trim())}
          />
        )}
        <Button type="submit" size="large" busy={isBusy} disabled={problem !== null}>
          {t`Send code`}
        </Button>
      </form>
    </PasswordPage>
  );
}
