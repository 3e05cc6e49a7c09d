import { useLingui } from '@lingui/react/macro';
import { agreedKinds } from '@perya/contract/content/calls/agreements';
import {
  type Article,
  publishArticle,
  putInForce,
} from '@perya/contract/content/staff-calls/articles';
import { useState } from 'react';
import { CheckField } from '../../../lib/fields/field.tsx';
import { joinReason, useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionDialog, DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { documentOf } from '../article-words.ts';

interface DecisionProps {
  readonly article: Article;
  readonly onDone: (article: Article) => void;
  readonly onClose: () => void;
}

const isAgreedTo = (article: Article) =>
  article.kind === 'document' && agreedKinds.some((kind) => kind === documentOf(article).kind);

/** From the press on, players read the draft. */
export function PublishDialog({ article, onDone, onClose }: DecisionProps) {
  const { t } = useLingui();
  const [done, setDone] = useState<Article | null>(null);
  const { id, revision } = article;
  const reasons = [
    { value: 'new', label: t`New content` },
    { value: 'correction', label: t`A correction` },
    { value: 'rules', label: t`The rules of the house or the law have changed` },
    { value: 'other', label: t`Another reason` },
  ];
  const form = useDecisionForm(publishArticle, {
    typed: { asks_agreement: isAgreedTo(article) },
    input: (typed) => ({
      id,
      revision,
      asks_agreement: typed.asks_agreement,
      reason: joinReason(reasons, typed),
    }),
  });
  const { submit, isBusy, problem } = useSubmit(publishArticle, {
    form,
    onDone: (answer) => {
      setDone(answer);
      onDone(answer);
    },
  });
  const version = done?.in_force ?? 0;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={t`Publish the draft`}
      consequence={t`Players read it from their next look on, in both languages. What they read before is kept and can be put back.`}
      reasons={reasons}
      decideLabel={t`Publish`}
      busy={isBusy}
      problem={problem}
      outcome={done ? t`Version ${version} is in force.` : undefined}
    >
      {isAgreedTo(article) && (
        <CheckField label={t`Ask every player to agree again`} {...form.field('asks_agreement')} />
      )}
    </DecisionFormDialog>
  );
}

/** Players read an earlier version again, or nothing. */
export function PutInForceDialog({
  article,
  number,
  onDone,
  onClose,
}: DecisionProps & { readonly number: number | null }) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(putInForce, {
    problemIn: 'form',
    onDone: (answer) => {
      setDone(true);
      onDone(answer);
    },
  });
  const version = number ?? 0;
  const isWithdrawal = number === null;
  const { id, revision } = article;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      isDangerous={isWithdrawal}
      title={isWithdrawal ? t`Withdraw from players` : t`Put version ${version} in force`}
      consequence={
        isWithdrawal
          ? t`Players no longer find it. Its versions are kept, and each can be put in force again.`
          : t`Players read version ${version} from their next look on. The one that they read now is kept.`
      }
      reasons={[
        { value: 'mistake', label: t`It was published by mistake` },
        { value: 'wrong', label: t`It is wrong` },
        { value: 'over', label: t`It no longer holds` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={isWithdrawal ? t`Withdraw` : t`Put in force`}
      onDecide={(reason) => void submit({ id, revision, number, reason })}
      busy={isBusy}
      problem={problem}
      outcome={
        isDone
          ? isWithdrawal
            ? t`It is withdrawn.`
            : t`Version ${version} is in force.`
          : undefined
      }
    />
  );
}
