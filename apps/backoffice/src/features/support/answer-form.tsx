import { useLingui } from '@lingui/react/macro';
import { messageLimits, messageProblem, tidyWords } from '@perya/contract/rules/support/words';
import { listCannedAnswers } from '@perya/contract/support/staff-calls/canned-answers';
import { type Language, languageNames, languages } from '@perya/contract/text';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { SelectField, TextArea } from '../../lib/fields/field.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { AddPictures, ChosenPictures } from './answer-pictures.tsx';
import { useAnswerPictures } from './use-answer-pictures.ts';

interface AnswerFormProps {
  /** What the player reads. */
  readonly language: Language;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** The key is of these words and pictures: what is sent again after a lost answer is written once. */
  readonly onSend: (key: string, text: string, pictures: string[]) => Promise<boolean>;
  /** Other decisions, beside the button. */
  readonly children?: ReactNode;
}

/** What the player is answered, typed or put together from answers that are kept ready. */
export function AnswerForm({ language, isBusy, problem, onSend, children }: AnswerFormProps) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [inLanguage, setInLanguage] = useState(language);
  const key = useRef(crypto.randomUUID());
  const renewKey = () => {
    key.current = crypto.randomUUID();
  };
  const pictures = useAnswerPictures(renewKey);
  const { answer: kept } = useCall(listCannedAnswers, {});
  const write = (typed: string) => {
    renewKey();
    setText(typed);
  };
  const insert = (id: string) => {
    const chosen = kept?.rows.find((row) => row.id === id);
    if (!chosen) return;
    const words = inLanguage === 'tl_PH' ? chosen.text_tl : chosen.text_en;
    write(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);
  };
  const wrong = messageProblem(tidyWords(text), pictures.chosen.length);
  const isReady = wrong === null && !pictures.isBusy;
  const most = i18n.number(messageLimits.charactersMax);
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!isReady || isBusy) return;
    const sent = pictures.chosen.map(({ objectKey }) => objectKey);
    if (!(await onSend(key.current, text, sent))) return;
    write('');
    pictures.remove(sent);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    void pictures.add(files);
  };
  return (
    <form onSubmit={(event) => void send(event)} className="flex w-full flex-col gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <SelectField
          label={t`Answers kept ready`}
          labelHidden
          placeholder={t`Insert an answer that is kept ready`}
          options={(kept?.rows ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value=""
          onChange={(event) => insert(event.target.value)}
        />
        <SelectField
          label={t`Language of the answer`}
          labelHidden
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          value={inLanguage}
          onChange={(event) => setInLanguage(event.target.value as Language)}
        />
      </div>
      <TextArea
        label={t`Answer`}
        labelHidden
        placeholder={t`Answer the player`}
        rows={4}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        error={
          wrong === 'too-long'
            ? t`A message has at most ${most} characters`
            : (problem ?? pictures.problem)
        }
      />
      <ChosenPictures pictures={pictures} />
      <div className="flex flex-wrap justify-end gap-2">
        <AddPictures pictures={pictures} />
        {children}
        <Button type="submit" kind="primary" busy={isBusy} disabled={!isReady}>
          {t`Send the answer`}
        </Button>
      </div>
    </form>
  );
}
