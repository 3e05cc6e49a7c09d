import type { SubmitClient } from '@perya/app-kit/query/submit-client';
import { codeProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { Button } from '@perya/ui/button';
import type { ReactNode } from 'react';
import { OtpBoxes } from '../fields/otp-boxes.tsx';
import { codeOf, emptyDigits } from '../fields/otp-digits.ts';
import { useForm } from '../fields/use-form.ts';
import { useSubmit } from '../query/use-submit.ts';
import type { SentCode } from './send-code-to.ts';

export interface CodeEntryTexts {
  readonly legend: string;
  readonly digit: (place: number) => string;
  readonly submit: string;
}

interface CodeEntryProps<Answer> {
  readonly sent: SentCode;
  readonly texts: CodeEntryTexts;
  /** What the code is for; it must be right to get there. */
  readonly send: (client: SubmitClient, code: { otp_id: string; code: string }) => Promise<Answer>;
  readonly onDone: (answer: Answer) => unknown;
  readonly children: ReactNode;
}

/** Six boxes for a code that was sent, and what it opens. */
export function CodeEntry<Answer>({ sent, texts, send, onDone, children }: CodeEntryProps<Answer>) {
  const form = useForm({
    start: { digits: emptyDigits },
    problemsOf: ({ digits }) => {
      const rule = codeProblem(codeOf(digits));
      return { digits: rule && ruleTexts[rule] };
    },
  });
  const { submit, isBusy } = useSubmit(
    (client, code: string) => send(client, { otp_id: sent.id, code }),
    {
      onDone,
      problemOf: (error) => {
        form.set({ digits: emptyDigits });
        return form.refusing('digits')(error);
      },
    },
  );
  const problem = form.errorOf('digits');
  const check = form.sendBy(({ digits }) => submit(codeOf(digits)));
  return (
    <form noValidate onSubmit={check} className="flex flex-col gap-4">
      <OtpBoxes
        legend={texts.legend}
        boxLabel={texts.digit}
        digits={form.values.digits}
        onChange={(digits) => form.set({ digits })}
        message={problem === undefined ? undefined : { kind: 'error', text: problem }}
        disabled={isBusy}
        takesFocus
      />
      <Button type="submit" size="large" busy={isBusy}>
        {texts.submit}
      </Button>
      {children}
    </form>
  );
}
