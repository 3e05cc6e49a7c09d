import { useLingui } from '@lingui/react/macro';
import type { Call, InputOf } from '@perya/contract/call';
import { fillVariables, unfilledVariables } from '@perya/contract/rules/support/variables';
import { messageLimits, messageProblem, tidyWords } from '@perya/contract/rules/support/words';
import { listCannedAnswers } from '@perya/contract/support/staff-calls/canned-answers';
import { type Language, languageName, languages, say } from '@perya/contract/text';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { SelectField, TextArea } from '../../lib/fields/field.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useCaseGuard } from '../../lib/forms/use-leave-guard.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { AddPictures, ChosenPictures } from './answer-pictures.tsx';
import type { Variables } from './context/use-variables.ts';
import { useAnswerPictures } from './use-answer-pictures.ts';

/** The key is of these words and pictures: what is sent again after a lost answer is written once. */
interface Written {
  readonly key: string;
  readonly text: string;
  readonly pictures: string[];
}

interface AnswerFormProps<C extends Call> {
  readonly call: C;
  readonly inputOf: (written: Written) => InputOf<C>;
  /** What the player reads. */
  readonly language: Language;
  /** What is known of the player, for answers that are kept ready. */
  readonly variables: Variables;
  /** Whether one goes on here: the field has the focus at once. */
  readonly startsHere?: boolean;
  /** Other decisions, beside the button. */
  readonly children?: ReactNode;
}

const focusText = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus();

/** What the player is answered, typed or put together from answers that are kept ready. */
export function AnswerForm<C extends Call>(props: AnswerFormProps<C>) {
  const { t } = useLingui();
  const { form, pictures, onSubmit, isBusy, problem } = useAnswer(props);
  const { field, errorOf, typed, choose } = form;
  useCaseGuard(typed.text.trim() !== '');
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.currentTarget.form?.requestSubmit();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    void pictures.add(files);
  };
  return (
    <form
      ref={props.startsHere ? focusText : undefined}
      noValidate
      onSubmit={onSubmit}
      className="flex w-full flex-col gap-2"
    >
      <ReadyAnswers
        language={props.language}
        variables={props.variables}
        onInsert={(words) =>
          choose('text', typed.text.trim() === '' ? words : `${typed.text.trimEnd()}\n\n${words}`)
        }
      />
      <TextArea
        label={t`Answer`}
        labelHidden
        placeholder={t`Answer the player`}
        rows={4}
        {...field('text')}
        onKeyDown={press}
        onPaste={paste}
        error={errorOf('text') ?? problem ?? pictures.problem}
      />
      <ChosenPictures pictures={pictures} />
      <div className="flex flex-wrap justify-end gap-2">
        <AddPictures pictures={pictures} />
        {props.children}
        <Button type="submit" kind="primary" busy={isBusy} disabled={pictures.isBusy}>
          {t`Send the answer`}
        </Button>
      </div>
    </form>
  );
}

/** What is written and chosen, and its way to the player. */
function useAnswer<C extends Call>({ call, inputOf }: AnswerFormProps<C>) {
  const { t, i18n } = useLingui();
  const pictures = useAnswerPictures();
  const sent = pictures.chosen.map(({ objectKey }) => objectKey);
  const keyed = useRef({ of: '', key: '' });
  const keyOf = (text: string) => {
    const of = JSON.stringify([text, sent]);
    if (keyed.current.of !== of) keyed.current = { of, key: crypto.randomUUID() };
    return keyed.current.key;
  };
  const most = i18n.number(messageLimits.charactersMax);
  const wrongIn = (text: string) =>
    messageProblem(tidyWords(text), sent.length) ??
    (unfilledVariables(text).length > 0 ? 'unfilled' : null);
  const form = useCallForm(call, {
    typed: { text: '' },
    input: ({ text }) => inputOf({ key: keyOf(text), text, pictures: sent }),
    refuses: ({ text }) => [wrongIn(text) !== null && 'text'],
    words: ({ text }) => {
      const missing = unfilledVariables(text).join(', ');
      const says = {
        empty: t`Write something first`,
        'too-long': t`A message has at most ${most} characters`,
        unreadable: t`The text has characters that cannot be shown`,
        unfilled: t`Write what belongs into the braces: ${missing}`,
      };
      return { text: says[wrongIn(text) ?? 'empty'] };
    },
    refusals: {
      MESSAGE_EMPTY: 'text',
      MESSAGE_TOO_LONG: 'text',
      MESSAGE_UNREADABLE: 'text',
      MESSAGE_UNFILLED: 'text',
    },
  });
  const { submit, isBusy, problem } = useSubmit(call, {
    form,
    onDone: () => {
      // The same words again are another answer.
      keyed.current = { of: '', key: '' };
      form.clear();
      pictures.remove(sent);
    },
  });
  return { form, pictures, onSubmit: form.onSubmit(submit), isBusy, problem };
}

interface ReadyAnswersProps {
  readonly language: Language;
  readonly variables: Variables;
  readonly onInsert: (words: string) => void;
}

function ReadyAnswers({ language, variables, onInsert }: ReadyAnswersProps) {
  const { t } = useLingui();
  const [inLanguage, setInLanguage] = useState(language);
  const { answer: kept } = useCall(listCannedAnswers, {});
  const insert = (id: string) => {
    const chosen = kept?.rows.find((row) => row.id === id);
    if (!chosen) return;
    const words = say({ en: chosen.text_en, tl: chosen.text_tl }, inLanguage);
    onInsert(fillVariables(words, variables(inLanguage)));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <SelectField
        label={t`Canned replies`}
        labelHidden
        placeholder={t`Insert an answer that is kept ready`}
        options={(kept?.rows ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value=""
        onChange={(event) => insert(event.target.value)}
      />
      <SelectField
        label={t`Language of the answer`}
        labelHidden
        options={languages.map((each) => ({ value: each, label: languageName(each) }))}
        value={inLanguage}
        onChange={(event) => setInLanguage(event.target.value as Language)}
      />
    </div>
  );
}
