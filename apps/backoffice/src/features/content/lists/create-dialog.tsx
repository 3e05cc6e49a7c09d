import { useLingui } from '@lingui/react/macro';
import { createArticle, articleLength } from '@perya/contract/content/staff-calls/articles';
import { type HelpGroup, helpGroupNames } from '@perya/contract/rules/content/help-groups';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField, TextField } from '../../../lib/fields/field.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { groupNames } from '../article-words.ts';

interface CreateDialogProps {
  readonly kind: 'help' | 'news';
  readonly onClose: () => void;
}

/** Begins an article, which then opens to be written. */
export function CreateDialog({ kind, onClose }: CreateDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const navigate = useNavigate();
  // One for this dialog: whoever presses twice begins one article.
  const [key] = useState(() => crypto.randomUUID());
  const [en, setEnglish] = useState('');
  const [tl, setTagalog] = useState('');
  const [group, setGroup] = useState<HelpGroup>('general');
  const [hasTried, setTried] = useState(false);
  const { submit, isBusy, problem } = useSubmit(createArticle, {
    problemIn: 'form',
    onDone: async ({ id }) => {
      await navigate({ to: '/content/articles/$id', params: { id } });
    },
  });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (en.trim() !== '') void submit({ key, kind, group, title: { en, tl } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === 'help' ? t`New article of the help centre` : t`New article of the news`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={form} kind="primary" busy={isBusy}>{t`Begin`}</Button>
        </>
      }
    >
      <form id={form} onSubmit={begin} className="flex flex-col gap-3">
        {kind === 'help' && (
          <SelectField
            label={t`Group`}
            options={helpGroupNames.map((value) => ({ value, label: t(groupNames[value]) }))}
            value={group}
            onChange={(event) => setGroup(event.target.value as HelpGroup)}
          />
        )}
        <TextField
          label={t`Title, English`}
          maxLength={articleLength.title}
          value={en}
          onChange={(event) => setEnglish(event.target.value)}
          error={hasTried && en.trim() === '' ? t`An article has a title` : undefined}
        />
        <TextField
          label={t`Title, Tagalog`}
          maxLength={articleLength.title}
          value={tl}
          onChange={(event) => setTagalog(event.target.value)}
        />
        {problem && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
