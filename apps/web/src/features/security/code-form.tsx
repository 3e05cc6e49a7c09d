import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { lengths } from '@perya/contract/constants';
import { type RuleName, ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.ts';

interface CodeFormProps {
  readonly problemOf: (code: string) => RuleName | null;
  readonly submitLabel: string;
  readonly onSubmit: (code: string) => Promise<void>;
  /** Recovery codes have letters; the app's codes are six digits. */
  readonly acceptsLetters?: boolean;
}

const recoveryCodeMax = 16;

export function CodeForm({
  problemOf,
  submitLabel,
  onSubmit,
  acceptsLetters = false,
}: CodeFormProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(code);
    if (problem !== null) return setError(say(ruleTexts[problem], language));
    setIsSending(true);
    setError(undefined);
    try {
      await onSubmit(code);
    } catch (cause) {
      setCode('');
      setError(isApiError(cause) ? cause.message : t`No connection. Try again.`);
    }
    setIsSending(false);
  };
  const change = (typed: string) => {
    setError(undefined);
    setCode(acceptsLetters ? typed.trim().toUpperCase() : typed.replace(/\D/g, ''));
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <TextField
        label={t`Code`}
        value={code}
        onChange={(event) => change(event.target.value)}
        error={error}
        inputMode={acceptsLetters ? 'text' : 'numeric'}
        maxLength={acceptsLetters ? recoveryCodeMax : lengths.otpDigits}
        autoComplete="one-time-code"
        spellCheck={false}
        className="amount-figures tracking-[0.2em]"
      />
      <Button type="submit" busy={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}
