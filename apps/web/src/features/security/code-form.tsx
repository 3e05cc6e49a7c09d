import { useLingui } from '@lingui/react/macro';
import type { AnswerOf, InputOf } from '@perya/contract/call';
import { lengths } from '@perya/contract/constants';
import type { confirmTotp, endTotp } from '@perya/contract/identity/calls/account';
import { recoveryCodeMax } from '@perya/contract/rules/account-fields';
import { type RuleName, ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { useForm } from '../../lib/fields/use-form.ts';
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
  const form = useForm({
    start: { code: '' },
    problemsOf: ({ code }) => {
      const rule = problemOf(code);
      return { code: rule && ruleTexts[rule] };
    },
  });
  const { submit, isBusy } = useSubmit(call, {
    onDone,
    problemOf: (error) => {
      form.set({ code: '' });
      return form.refusing('code')(error);
    },
  });
  const read = (typed: string) =>
    acceptsLetters ? typed.trim().toUpperCase() : typed.replace(/\D/g, '');
  const send = form.sendBy(({ code }) => submit({ code } as InputOf<C>));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <TextField
        label={t`Code`}
        {...form.field('code', read)}
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
