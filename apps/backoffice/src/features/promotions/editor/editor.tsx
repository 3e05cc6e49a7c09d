import { useLingui } from '@lingui/react/macro';
import { savePromotion } from '@perya/contract/promotions/staff-calls/deciding';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '../../../lib/fields/button.tsx';
import { TextArea } from '../../../lib/fields/field.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { PromotionPreview } from '../preview/promotion-preview.tsx';
import { AudiencePart, BoundsPart, RulesPart, TextsPart } from './form-parts.tsx';
import { type PromotionForm, readForm } from './promotion-form.ts';

interface EditorProps {
  readonly title: string;
  readonly kind: PromotionKindName;
  /** Null for a new one. */
  readonly id: number | null;
  /** The newest revision that was seen. */
  readonly seen: number;
  readonly first: PromotionForm;
}

/** Writes a draft, with what players will see of it beside. Nothing counts before it is published. */
export function Editor({ title, kind, id, seen, first }: EditorProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const problemOf = useProblems();
  const [form, setForm] = useState(first);
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { submit, isBusy, problem } = useSubmit(savePromotion, {
    problemIn: 'form',
    onDone: async (saved) => {
      await navigate({ to: '/promotions/list/$id', params: { id: String(saved.id) } });
    },
  });
  const read = readForm(kind, form);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if ('problem' in read) return setWrong(read.problem);
    if (words.trim() === '') return setWrong('words');
    setWrong(null);
    void submit({ id, kind, seen, content: read.content, words });
  };
  // What was marked and can be read by now is not marked any more.
  const isStillWrong =
    wrong === 'words' ? words.trim() === '' : 'problem' in read && read.problem === wrong;
  const part = {
    kind,
    form,
    change: (changes: Partial<PromotionForm>) => setForm((before) => ({ ...before, ...changes })),
    errorOf: (field: string) => (isStillWrong && wrong === field ? problemOf(field) : undefined),
  };
  return (
    <form onSubmit={save} aria-label={title} className="promotion-editor">
      <div className="flex min-w-0 flex-col gap-5">
        <TextsPart {...part} />
        <RulesPart {...part} />
        <BoundsPart {...part} />
        <AudiencePart {...part} />
      </div>
      <div className="promotion-editor-side">
        {'content' in read ? (
          <PromotionPreview kind={kind} content={read.content} />
        ) : (
          <p className="text-ink-muted">{t`Players will see it here once all can be read`}</p>
        )}
        <TextArea
          label={t`Why, for the audit`}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={part.errorOf('words')}
        />
        {isStillWrong && (
          <p role="alert" className="text-negative">
            {t`Something cannot be read yet: look at what is marked.`}
          </p>
        )}
        {problem && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
        <div className="flex gap-2">
          <Button type="submit" kind="primary" busy={isBusy}>{t`Save as a draft`}</Button>
          <Link
            {...(id === null
              ? { to: '/promotions/list' as const }
              : { to: '/promotions/list/$id' as const, params: { id: String(id) } })}
            className={buttonClass()}
          >
            {t`Cancel`}
          </Link>
        </div>
      </div>
    </form>
  );
}

/** What is wrong with a field, in words. */
function useProblems(): (field: string) => string {
  const { t } = useLingui();
  const bound = t`An amount above 0, not more than the budget`;
  const words: Readonly<Record<string, string>> = {
    name_en: t`Players read this: say it in words`,
    name_tl: t`Players read this: say it in words`,
    terms_en: t`Players read this: say it in words`,
    terms_tl: t`Players read this: say it in words`,
    starts_at: t`Say when it begins`,
    ends_at: t`After it begins, or empty`,
    uids: t`Numbers of players with commas, 1,000 at most`,
    level_to: t`Not below the level that it begins with`,
    budget: t`An amount above 0, or empty`,
    day_cap: bound,
    player_cap: bound,
    exclusive_group: t`Small letters, digits and dashes`,
    words: t`Say why: it stands in the audit`,
  };
  return (field) => words[field] ?? t`This cannot be read: look at it again`;
}
