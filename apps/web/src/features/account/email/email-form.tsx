import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { emailProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { type FormEvent, useState } from 'react';
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
  const [typed, setTyped] = useState('');
  const { submit, isSending } = useDetailChange(submitThrottles.emailMs, t`Set email successfully`);
  const email = typed.trim();
  const problem = emailProblem(email);
  const [hasLeft, setHasLeft] = useState(false);
  // A half-typed address is always invalid, so the first error shows on blur.
  const isTold = email !== '' && problem !== null && (hasLeft || problem === 'emailLength');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) submit({ email });
  };
  return (
    <FormPage title={t`Set email`}>
      {current !== '' && !isProved && <EmailProof email={current} />}
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        {(current === '' || isProved) && (
          <p className="text-ink-muted">
            {current === ''
              ? t`We send codes and notices about your account to this address.`
              : t`Your email now: ${current}`}
          </p>
        )}
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          placeholder={t`Email address`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setHasLeft(true)}
          error={isTold ? say(ruleTexts[problem], language) : undefined}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="large" busy={isSending} disabled={problem !== null}>
          {t`Save`}
        </Button>
      </form>
    </FormPage>
  );
}
