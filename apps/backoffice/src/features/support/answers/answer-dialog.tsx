import { useLingui } from '@lingui/react/macro';
import {
  type CannedAnswer,
  cannedAnswerLength,
  saveCannedAnswer,
} from '@perya/contract/support/staff-calls/canned-answers';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { TextArea, TextField } from '../../../lib/fields/field.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface AnswerDialogProps {
  /** Null for a new one. */
  readonly answer: CannedAnswer | null;
  readonly onClose: () => void;
}

const isLongEnough = (text: string) => text.trim().length >= 3;

/** One answer in both languages, side by side. */
export function AnswerDialog({ answer, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [title, setTitle] = useState(answer?.title ?? '');
  const [english, setEnglish] = useState(answer?.text_en ?? '');
  const [tagalog, setTagalog] = useState(answer?.text_tl ?? '');
  const [hasTried, setTried] = useState(false);
  const { submit, isBusy, problem } = useSubmit(saveCannedAnswer, {
    problemIn: 'form',
    onDone: onClose,
  });
  const errorOf = (text: string) =>
    hasTried && !isLongEnough(text) ? t`At least 3 characters` : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (![title, english, tagalog].every(isLongEnough)) return;
    void submit({
      id: answer?.id ?? null,
      version: answer?.version ?? 0,
      title,
      text_en: english,
      text_tl: tagalog,
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={answer === null ? t`New answer` : t`Change the answer`}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={form} kind="primary" busy={isBusy}>{t`Save`}</Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="flex flex-col gap-3">
        <TextField
          label={t`Title`}
          hint={t`As colleagues find it; players do not see it`}
          maxLength={cannedAnswerLength.titleMax}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={errorOf(title)}
        />
        <div className="grid gap-3 md:grid-cols-2">
          <TextArea
            label={t`English`}
            rows={8}
            maxLength={cannedAnswerLength.textMax}
            value={english}
            onChange={(event) => setEnglish(event.target.value)}
            error={errorOf(english)}
          />
          <TextArea
            label={t`Tagalog`}
            lang="tl"
            rows={8}
            maxLength={cannedAnswerLength.textMax}
            value={tagalog}
            onChange={(event) => setTagalog(event.target.value)}
            error={errorOf(tagalog)}
          />
        </div>
        {problem && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
