import { useLingui } from '@lingui/react/macro';
import { articleLength, createArticle } from '@perya/contract/content/staff-calls/articles';
import { helpGroupNames } from '@perya/contract/rules/content/help-groups';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SelectField, TextField } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { groupNames } from '../article-words.ts';

interface CreateDialogProps {
  readonly kind: 'help' | 'news';
  readonly onClose: () => void;
}

/** Begins an article, which then opens to be written. */
export function CreateDialog({ kind, onClose }: CreateDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // One for this dialog: whoever presses twice begins one article.
  const [key] = useState(() => crypto.randomUUID());
  const form = useCallForm(createArticle, {
    typed: { group: 'general', title: { en: '', tl: '' } },
    input: (typed) => ({ key, kind, ...typed }),
    refuses: ({ title }) => [title.en.trim() === '' && 'title.en'],
    words: { 'title.en': t`An article has a title` },
  });
  const { submit, isBusy, problem } = useSubmit(createArticle, {
    form,
    onDone: ({ id }) => navigate({ to: '/content/articles/$id', params: { id } }),
  });
  const { field } = form;
  return (
    <FormDialog
      title={kind === 'help' ? t`New article of the help center` : t`New article of the news`}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Begin`}
      busy={isBusy}
      problem={problem}
    >
      {kind === 'help' && (
        <SelectField
          label={t`Group`}
          options={helpGroupNames.map((value) => ({ value, label: t(groupNames[value]) }))}
          {...field('group')}
        />
      )}
      <TextField label={t`Title, English`} maxLength={articleLength.title} {...field('title.en')} />
      <TextField label={t`Title, Tagalog`} maxLength={articleLength.title} {...field('title.tl')} />
    </FormDialog>
  );
}
