import { useLingui } from '@lingui/react/macro';
import {
  type CannedAnswer,
  cannedAnswerLength,
  saveCannedAnswer,
} from '@perya/contract/support/staff-calls/canned-answers';
import { TextArea, TextField } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface AnswerDialogProps {
  /** Null for a new one. */
  readonly answer: CannedAnswer | null;
  readonly onClose: () => void;
}

/** One answer in both languages, side by side. */
export function AnswerDialog({ answer, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const { id, version, title, text_en, text_tl } = answer ?? {
    id: null,
    version: 0,
    title: '',
    text_en: '',
    text_tl: '',
  };
  const short = t`At least 3 characters`;
  const form = useCallForm(saveCannedAnswer, {
    typed: { title, text_en, text_tl },
    input: (typed) => ({ id, version, ...typed }),
    words: { title: short, text_en: short, text_tl: short },
  });
  const { submit, isBusy, problem } = useSubmit(saveCannedAnswer, {
    form,
    onDone: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={answer === null ? t`New answer` : t`Change the answer`}
      width="wide"
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Save`}
      busy={isBusy}
      problem={problem}
    >
      <TextField
        label={t`Title`}
        hint={t`As colleagues find it; players do not see it`}
        maxLength={cannedAnswerLength.titleMax}
        {...field('title')}
      />
      <div className="grid gap-3 md:grid-cols-2">
        <TextArea
          label={t`English`}
          rows={8}
          maxLength={cannedAnswerLength.textMax}
          {...field('text_en')}
        />
        <TextArea
          label={t`Tagalog`}
          lang="tl"
          rows={8}
          maxLength={cannedAnswerLength.textMax}
          {...field('text_tl')}
        />
      </div>
    </FormDialog>
  );
}
