import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { codeProblem } from '@perya/contract/rules/account-fields';
import { type RuleName, ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { type FormEvent, useState } from 'react';
import { OtpBoxes } from '../../lib/fields/otp-boxes.tsx';
import { codeOf, emptyDigits } from '../../lib/fields/otp-digits.ts';
import { useLanguage } from '../../lib/language/language-context.ts';
import type { CodePurpose } from './ask-password.ts';
import { maskedContact } from './masked-contact.ts';
import { passwordApi } from './password-api.ts';
import { passwordProof, type SentCode } from './password-proof.ts';
import { submitThrottles } from './password-timings.ts';
import { SendCodeButton } from './send-code-button.tsx';
import { useSendCode } from './use-send-code.ts';
import { useSubmitWindow } from './use-submit-window.ts';

interface CodeFormProps {
  readonly sent: SentCode;
  readonly purpose: CodePurpose;
  readonly onFound: () => void;
}

/** Asks for the code that was sent and has it checked. [A-281 A-425 A-431 A-454] */
export function CodeForm({ sent, purpose, onFound }: CodeFormProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [digits, setDigits] = useState(emptyDigits);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const sending = useSendCode(purpose);
  const window = useSubmitWindow(submitThrottles.codeMs);
  const code = codeOf(digits);
  const contact = maskedContact(sent.contact);
  const refuse = (rule: RuleName) => setError(say(ruleTexts[rule], language));

  const check = async () => {
    setIsBusy(true);
    try {
      if (await passwordApi.checkCode(sent, code)) {
        passwordProof.codeFound(code);
        return onFound();
      }
      refuse('codeInvalid');
      toast.error(say(ruleTexts.codeInvalid, language));
    } catch (failure) {
      const text = isApiError(failure)
        ? failure.message
        : t`The code could not be checked. Try again.`;
      setError(text);
      toast.error(text);
    } finally {
      setIsBusy(false);
    }
    setDigits(emptyDigits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = codeProblem(code);
    if (problem === null) return window.pass(() => void check());
    refuse(problem);
    if (problem === 'codeRequired') toast.error(t`Missing verification code`);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-muted">
        <Trans>
          Enter the 6-digit code that we sent to{' '}
          <strong className="amount-figures text-ink">{contact}</strong>
        </Trans>
      </p>
      <OtpBoxes
        legend={t`Verification code`}
        boxLabel={(place) => t`Digit ${place} of 6`}
        digits={digits}
        onChange={(next) => {
          setDigits(next);
          setError(undefined);
        }}
        message={error === undefined ? undefined : { kind: 'error', text: error }}
        disabled={isBusy}
        takesFocus
      />
      <Button type="submit" size="large" busy={isBusy} disabled={window.isClosed && !isBusy}>
        {t`Next`}
      </Button>
      <SendCodeButton
        untilMs={sent.resendAtMs}
        busy={sending.isBusy}
        onSend={() => void sending.send(sent.contact)}
      />
    </form>
  );
}
