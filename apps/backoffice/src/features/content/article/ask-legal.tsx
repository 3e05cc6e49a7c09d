import { useLingui } from '@lingui/react/macro';
import { agreedKinds } from '@perya/contract/content/calls/agreements';
import { type Article, askLegalText } from '@perya/contract/content/staff-calls/articles';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { CheckField } from '../../../lib/fields/field.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { documentOf } from '../article-words.ts';

interface AskLegalProps {
  readonly article: Article;
  /** The version that players read again; null for the draft. */
  readonly number: number | null;
  readonly onClose: () => void;
}

/** Asks a second person to put a legal text in force: nobody does it alone. */
export function AskLegal({ article, number, onClose }: AskLegalProps) {
  const { t } = useLingui();
  const reasons = useReasons(askLegalText.reasons);
  const isDraft = number === null;
  const mayAskPlayers = isDraft && agreedKinds.some((kind) => kind === documentOf(article).kind);
  const { id, revision } = article;
  const form = useDecisionForm(askLegalText, {
    typed: { asks_agreement: mayAskPlayers },
    input: (typed) => ({ ...typed, id, revision, number }),
  });
  const asking = useAsking(askLegalText, form);
  const version = number ?? 0;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={isDraft ? t`Ask to publish the draft` : t`Ask to put version ${version} in force`}
      consequence={t`A second person has to approve it within 24 hours; they see what changes. Then players read it from their next look on. What is changed meanwhile has to be asked for anew.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      {mayAskPlayers && (
        <CheckField label={t`Ask every player to agree again`} {...form.field('asks_agreement')} />
      )}
    </DecisionFormDialog>
  );
}
