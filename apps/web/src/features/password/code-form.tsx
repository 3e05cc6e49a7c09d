import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { isApiError } from '@perya/contract/client-errors';
import { codeProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import type { FormEvent } from 'react';
import { SendCodeButton } from '../../lib/codes/send-code-button.tsx';
import { maskedContact, type SentCode } from '../../lib/codes/send-code-to.ts';
import { OtpBoxes } from '../../lib/fields/otp-boxes.tsx';
import { codeOf, emptyDigits } from '../../lib/fields/otp-digits.ts';
import { useForm } from '../../lib/fields/use-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { passwordCalls } from './password-calls.ts';
import { type CodePurpose, passwordProof } from './password-proof.ts';
import { submitThrottles } from './password-timings.ts';
import { useSendCode } from './use-send-code.ts';

interface CodeFormProps {
  readonly sent: SentCode;
  readonly purpose: CodePurpose;
  readonly onFound: () => void;
}

/** Asks for the code that was sent and has it checked. [A-281 A-425 A-431 A-454] */
export function CodeForm({ sent, purpose, onFound }: CodeFormProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const form = useForm({
    start: { digits: emptyDigits },
    problemsOf: ({ digits }) => {
      const rule = codeProblem(codeOf(digits));
      return { digits: rule && ruleTexts[rule] };
    },
  });
  const sending = useSendCode(purpose);
  const contact = maskedContact(sent.contact);
  const { submit, isBusy, isResting } = useSubmit(
    (client, typed: string) => passwordCalls(client).checkCode(sent, typed),
    {
      windowMs: submitThrottles.codeMs,
      onDone: (isRight, typed) => {
        if (!isRight) return refuse(say(ruleTexts.codeInvalid, language));
        passwordProof.codeFound(typed);
        onFound();
      },
      problemOf: (error) => {
        const text = isApiError(error)
          ? error.message
          : t`The code could not be checked. Try again.`;
        refuse(text);
        return null;
      },
    },
  );
  const refuse = (text: string) => {
    form.set({ digits: emptyDigits });
    form.refuse('digits', text);
    toast.error(text);
  };
  const check = (event: FormEvent<HTMLFormElement>) => {
    form.sendBy(({ digits }) => submit(codeOf(digits)))(event);
    if (codeOf(form.values.digits) === '') toast.error(t`Missing verification code`);
  };
  const problem = form.errorOf('digits');
  return (
    <form noValidate onSubmit={check} className="flex flex-col gap-4">
      <p className="text-ink-muted">
        <Trans>
          Enter the 6-digit code that we sent to{' '}
          <strong className="amount-figures text-ink">{contact}</strong>
        </Trans>
      </p>
      <OtpBoxes
        legend={t`Verification code`}
        boxLabel={(place) => t`Digit ${place} of 6`}
        digits={form.values.digits}
        onChange={(digits) => form.set({ digits })}
        message={problem === undefined ? undefined : { kind: 'error', text: problem }}
        disabled={isBusy}
        takesFocus
      />
      <Button type="submit" size="large" busy={isBusy} disabled={isResting && !isBusy}>
        {t`Next`}
      </Button>
      <SendCodeButton
        untilMs={sent.resendAtMs}
        busy={sending.isBusy}
        onSend={() => void sending.send(sent.contact)}
        label={(left) => (left > 0 ? t`Resend code ${left}` : t`Send code`)}
      />
    </form>
  );
}
