import { useLingui } from '@lingui/react/macro';
import { savePromotion } from '@perya/contract/promotions/staff-calls/deciding';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../lib/fields/button.tsx';
import { TextArea } from '../../../lib/fields/field.tsx';
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { PromotionPreview } from '../preview/promotion-preview.tsx';
import { AudiencePart, BoundsPart, RulesPart, TextsPart } from './form-parts.tsx';
import { readForm } from './promotion-form.ts';
import { type Edited, useEditorForm } from './use-editor-form.ts';

/** Writes a draft, with what players will see of it beside. Nothing counts before it is published. */
export function Editor({ title, ...edited }: Edited & { readonly title: string }) {
  const { kind, id } = edited;
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useEditorForm(edited);
  const { submit, isBusy, problem } = useSubmit(savePromotion, {
    form,
    onDone: async (saved) => {
      const params = { id: String(saved.id) };
      // It is saved: nobody is asked whether to leave it.
      await navigate({ to: '/promotions/list/$id', params, ignoreBlocker: true });
    },
  });
  useLeaveGuard(form.isDirty);
  const { content, problems } = readForm(kind, form.typed.content);
  const part = { kind, form };
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(submit)}
      aria-label={title}
      className="promotion-editor"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <TextsPart {...part} />
        <RulesPart {...part} />
        <BoundsPart {...part} />
        <AudiencePart {...part} />
      </div>
      <div className="promotion-editor-side">
        {problems.length === 0 ? (
          <PromotionPreview kind={kind} content={content} />
        ) : (
          <p className="text-ink-muted">{t`Players will see it here once all can be read`}</p>
        )}
        <TextArea label={t`Why, for the audit`} maxLength={500} {...form.field('words')} />
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
