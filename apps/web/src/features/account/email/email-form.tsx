import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { emailProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { useForm } from '../../../lib/fields/use-form.ts';
import { useSession } from '../../../lib/session/session.ts';
import { submitThrottles } from '../account-timings.ts';
import { FormPage } from '../form-page.tsx';
import { useDetailChange } from '../use-detail-change.ts';
import { EmailProof } from './email-proof.tsx';

/** [A-332 A-333 A-424 A-452] */
export function EmailForm() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const current = useSession((session) => session.profile?.email ?? '');
  const isProved = useSession((session) => session.profile?.email_check_state === 1);
  const { submit, isSending } = useDetailChange(submitThrottles.emailMs, t`Set email successfully`);
  // A half-typed address is always invalid, so the first error shows on blur.
  const form = useForm({
    start: { typed: '' },
    tells: 'once-left',
    problemsOf: ({ typed }) => {
      const rule = emailProblem(typed.trim());
      return { typed: rule && ruleTexts[rule] };
    },
  });
  const { typed } = form.values;
  const isTooLong = emailProblem(typed.trim()) === 'emailLength';
  const tooLong = isTooLong ? say(ruleTexts.emailLength, language) : undefined;
  const send = form.sendBy(({ typed }) => submit({ email: typed.trim() }));
  return (
    <FormPage title={t`Set email`}>
      {current !== '' && !isProved && <EmailProof email={current} />}
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        {(current === '' || isProved) && (
          <p className="text-ink-muted">
            {current === ''
              ? t`We send codes and notices about your account to this address.`
              : t`Current email: ${current}`}
          </p>
        )}
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          placeholder={t`Email address`}
          {...form.field('typed')}
          error={typed === '' ? undefined : (tooLong ?? form.errorOf('typed'))}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="large" busy={isSending} disabled={!form.isRight}>
          {t`Save`}
        </Button>
      </form>
    </FormPage>
  );
}
