import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { AnswerOf, InputOf } from '@perya/contract/call';
import { lengths } from '@perya/contract/constants';
import type { confirmTotp, endTotp } from '@perya/contract/identity/calls/account';
import { recoveryCodeMax } from '@perya/contract/rules/account-fields';
import { type RuleName, ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';

type CodeCall = typeof confirmTotp | typeof endTotp;

interface CodeFormProps<C extends CodeCall> {
  readonly problemOf: (code: string) => RuleName | null;
  readonly submitLabel: string;
  readonly call: C;
  readonly onDone: (answer: AnswerOf<C>) => void;
  /** Recovery codes have letters; the app's codes are six digits. */
  readonly acceptsLetters?: boolean;
}

export function CodeForm<C extends CodeCall>({
  problemOf,
  submitLabel,
  call,
  onDone,
  acceptsLetters = false,
}: CodeFormProps<C>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const { submit, isBusy, problem, setProblem } = useSubmit(call, {
    problemIn: 'form',
    onDone,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const rule = problemOf(code);
    if (rule !== null) return setProblem(say(ruleTexts[rule], language));
    if (!(await submit({ code } as InputOf<C>))) setCode('');
  };
  const change = (typed: string) => {
    setProblem(undefined);
    setCode(acceptsLetters ? typed.trim().toUpperCase() : typed.replace(/\D/g, ''));
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <TextField
        label={t`Code`}
        value={code}
        onChange={(event) => change(event.target.value)}
        error={problem}
        inputMode={acceptsLetters ? 'text' : 'numeric'}
        maxLength={acceptsLetters ? recoveryCodeMax : lengths.otpDigits}
        autoComplete="one-time-code"
        spellCheck={false}
        className="amount-figures tracking-[0.2em]"
      />
      <Button type="submit" busy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
