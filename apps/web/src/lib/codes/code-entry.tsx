import { useLanguage } from '@perya/app-kit/language/language-context';
import type { SubmitClient } from '@perya/app-kit/query/submit-client';
import { codeProblem } from '@perya/contract/rules/account-fields';
import { ruleTexts } from '@perya/contract/rules/rule-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { type FormEvent, type ReactNode, useState } from 'react';
import { OtpBoxes } from '../fields/otp-boxes.tsx';
import { codeOf, emptyDigits } from '../fields/otp-digits.ts';
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
  const { language } = useLanguage();
  const [digits, setDigits] = useState(emptyDigits);
  const { submit, isBusy, problem, setProblem } = useSubmit(
    (client, code: string) => send(client, { otp_id: sent.id, code }),
    { problemIn: 'form', onDone },
  );
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const code = codeOf(digits);
    const rule = codeProblem(code);
    if (rule !== null) return setProblem(say(ruleTexts[rule], language));
    if (!(await submit(code))) setDigits(emptyDigits);
  };
  return (
    <form noValidate onSubmit={(event) => void check(event)} className="flex flex-col gap-4">
      <OtpBoxes
        legend={texts.legend}
        boxLabel={texts.digit}
        digits={digits}
        onChange={(next) => {
          setDigits(next);
          setProblem(undefined);
        }}
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
