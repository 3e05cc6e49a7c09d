import { useLingui } from '@lingui/react/macro';
import { savePromotion } from '@perya/contract/promotions/staff-calls/deciding';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../lib/fields/button.tsx';
import { TextArea } from '../../../lib/fields/field.tsx';
import { KeptDraft } from '../../../lib/forms/kept/kept-draft.tsx';
import { useKeptDraft } from '../../../lib/forms/kept/use-kept-draft.ts';
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { PromotionPreview } from '../preview/promotion-preview.tsx';
import { AudiencePart, BoundsPart, RulesPart, TextsPart } from './form-parts.tsx';
import { readForm } from './promotion-form.ts';
import { StepList } from './step-list.tsx';
import { type Step, stepAfter, stepNames, stepOf } from './steps.ts';
import { type Edited, type EditorForm, useEditorForm } from './use-editor-form.ts';

const parts = {
  words: TextsPart,
  rules: RulesPart,
  cost: BoundsPart,
  audience: AudiencePart,
} as const satisfies Record<Step, unknown>;

interface PartsProps extends Pick<Edited, 'kind'> {
  readonly form: EditorForm;
  readonly step: Step;
}

/** One step in sight; what was typed in the others stays. */
function Parts({ step, ...part }: PartsProps) {
  return stepNames.map((name) => {
    const Part = parts[name];
    return (
      <div key={name} hidden={name !== step}>
        <Part {...part} />
      </div>
    );
  });
}

/** Where one leaves it without saving: what was typed is kept in this browser. */
const wayBack = (id: number | null) =>
  id === null
    ? ({ to: '/promotions/list' } as const)
    : ({ to: '/promotions/list/$id', params: { id: String(id) } } as const);

/** What the server has refused comes into sight, in whichever step it stands. */
function useRefusedStep({ refused }: EditorForm, setStep: (step: Step) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => {
    const step = refused === null ? undefined : stepOf(refused.name.replace(/^content\./, ''));
    if (step !== undefined) setStep(step);
  }, [refused]);
}

/** What is sent, and where one is afterwards. */
function useSaving(form: EditorForm, onSaved: () => void) {
  const navigate = useNavigate();
  return useSubmit(savePromotion, {
    form,
    onDone: async (saved) => {
      onSaved();
      const params = { id: String(saved.id) };
      // It is saved: nobody is asked whether to leave it.
      await navigate({ to: '/promotions/list/$id', params, ignoreBlocker: true });
    },
  });
}

/** Writes a draft step by step, with what players will see of it beside. Nothing counts before it is published. */
export function Editor({ title, ...edited }: Edited & { readonly title: string }) {
  const { kind, id, seen } = edited;
  const { t } = useLingui();
  const [step, setStep] = useState<Step>('words');
  const form = useEditorForm(edited);
  useRefusedStep(form, setStep);
  const kept = useKeptDraft(`promotion:${id ?? kind}`, String(seen), form);
  const { submit, isBusy, problem } = useSaving(form, kept.forget);
  useLeaveGuard(form.isDirty);
  const { content, problems } = readForm(kind, form.typed.content);
  const save = (event: FormEvent<HTMLFormElement>) => {
    // The step with the first field that is wrong comes into sight, and the field gets the focus.
    const wrong = stepNames.find((name) => problems.some((field) => stepOf(field) === name));
    if (wrong !== undefined) setStep(wrong);
    form.onSubmit(submit)(event);
  };
  const next = stepAfter(step);
  return (
    <form noValidate onSubmit={save} aria-label={title} className="promotion-editor">
      <div className="flex min-w-0 flex-col gap-5">
        <KeptDraft kept={kept} />
        <StepList step={step} setStep={setStep} problems={problems} />
        <Parts kind={kind} form={form} step={step} />
        {next !== undefined && (
          <Button className="self-start" onClick={() => setStep(next)}>{t`Next`}</Button>
        )}
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
          <Link {...wayBack(id)} className={buttonClass()}>
            {t`Cancel`}
          </Link>
        </div>
      </div>
    </form>
  );
}
