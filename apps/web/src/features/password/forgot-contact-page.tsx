import { useLingui } from '@lingui/react/macro';
import { countryCode, lengths } from '@perya/contract/constants';
import { emailProblem } from '@perya/contract/rules/account-fields';
import { extractPhone, formatLoginPhone, loginPhoneProblem } from '@perya/contract/rules/phone';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from '../../lib/fields/use-form.ts';
import { PasswordPage } from './password-page.tsx';
import { useSendCode } from './use-send-code.ts';

/** Asks where to send the code. The answer is the same whether or not there is such an account. [A-100 A-101 A-475] */
export function ForgotContactPage({ by }: { readonly by: 'phone' | 'email' }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { send, isBusy } = useSendCode('retrieve');
  const isPhone = by === 'phone';
  const form = useForm({
    start: { value: '' },
    tells: 'once-left',
    problemsOf: ({ value }) => {
      const rule = isPhone ? loginPhoneProblem(value) : emailProblem(value);
      return { value: rule && ruleTexts[rule] };
    },
  });
  const submit = form.sendBy(async ({ value }) => {
    const contact = isPhone ? { phone: extractPhone(value) } : { email: value };
    if (await send(contact)) void navigate({ to: '/forgetPassword/verify/verify' });
  });
  return (
    <PasswordPage
      title={isPhone ? t`Verify by phone` : t`Verify by email`}
      backTo="/forgetPassword"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isPhone ? (
          <TextField
            {...form.field('value', formatLoginPhone)}
            label={t`Phone number`}
            prefix={`+${countryCode}`}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
          />
        ) : (
          <TextField
            {...form.field('value', (typed) => typed.trim())}
            label={t`Email address`}
            type="email"
            autoComplete="email"
            maxLength={lengths.accountEmailMax}
          />
        )}
        <Button type="submit" size="large" busy={isBusy} disabled={!form.isRight}>
          {t`Send code`}
        </Button>
      </form>
    </PasswordPage>
  );
}
