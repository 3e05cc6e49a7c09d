import { useLanguage } from '@perya/app-kit/language/language-context';
import type { Submission } from '@perya/app-kit/query/use-submission';
import type { Call, InputOf } from '@perya/contract/call';
import { type Reason, reasons } from '@perya/contract/staff/reasons';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import type { Option } from '../fields/field.tsx';
import { useSubmit } from '../query/use-submit.ts';

export interface Asking<Input> extends Submission<Input> {
  /** The number of the request, once it is written. */
  readonly asked: string | null;
  readonly isOpen: boolean;
  readonly begin: () => void;
  readonly close: () => void;
}

type AskCall = Call & { answer: { _zod: { output: { id: string } } } };

/** Asks a second person for something, and keeps the number of the request until the dialog is closed. */
export function useAsking<C extends AskCall>(
  call: C,
  form?: { readonly takes: (error: unknown) => boolean },
): Asking<InputOf<C>> {
  const [asked, setAsked] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const submit = useSubmit(call, {
    problemIn: 'form',
    ...(form && { form }),
    onDone: (answer) => {
      setAsked((answer as { id: string }).id);
    },
  });
  return {
    ...submit,
    asked,
    isOpen,
    begin: () => {
      setAsked(null);
      submit.setProblem(undefined);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

/** Why something may be asked of a second person: the reasons of the call, in the language of the page. */
export function useReasons(names: readonly Reason[]): readonly Option[] {
  const { language } = useLanguage();
  return names.map((value) => ({ value, label: say(reasons[value], language) }));
}
