import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  answerVariableNames,
  answerVariables,
  unknownVariables,
} from '@perya/contract/rules/support/variables';
import {
  type CannedAnswer,
  cannedAnswerLength,
  saveCannedAnswer,
} from '@perya/contract/support/staff-calls/canned-answers';
import { say } from '@perya/contract/text';
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
  const wordsFor = (text: string) => {
    const unknown = unknownVariables(text).join(', ');
    return unknown === '' ? short : t`Nobody knows what belongs there: ${unknown}`;
  };
  const form = useCallForm(saveCannedAnswer, {
    typed: { title, text_en, text_tl },
    input: (typed) => ({ id, version, ...typed }),
    words: (typed) => ({
      title: short,
      text_en: wordsFor(typed.text_en),
      text_tl: wordsFor(typed.text_tl),
    }),
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
      isDirty={form.isDirty}
    >
      <TextField
        label={t`Title`}
        hint={t`As colleagues find it; players do not see it`}
        maxLength={cannedAnswerLength.titleMax}
        {...field('title')}
      />
      <Variables />
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

/** What may stand in braces, and what is put in for it. */
function Variables() {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <div className="text-ink-muted">
      <p>{t`In braces may stand what is filled in for each player:`}</p>
      <ul className="flex flex-wrap gap-x-4">
        {answerVariableNames.map((name) => (
          <li key={name}>
            <code>{`{${name}}`}</code> {say(answerVariables[name], language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
