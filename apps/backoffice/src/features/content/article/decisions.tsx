import { useLingui } from '@lingui/react/macro';
import {
  type Article,
  publishArticle,
  putInForce,
} from '@perya/contract/content/staff-calls/articles';
import { useState } from 'react';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { DraftDiff } from './draft-diff.tsx';

interface DecisionProps {
  readonly article: Article;
  readonly onDone: (article: Article) => void;
  readonly onClose: () => void;
}

/** From the press on, players read the draft. */
export function PublishDialog({ article, onDone, onClose }: DecisionProps) {
  const { t } = useLingui();
  const [done, setDone] = useState<Article | null>(null);
  const { submit, isBusy, problem } = useSubmit(publishArticle, {
    problemIn: 'form',
    onDone: (answer) => {
      setDone(answer);
      onDone(answer);
    },
  });
  const { id, revision } = article;
  const version = done?.in_force ?? 0;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Publish the draft`}
      consequence={t`Players read it from their next look on, in both languages. What they read before is kept and can be put back.`}
      reasons={[
        { value: 'new', label: t`New content` },
        { value: 'correction', label: t`A correction` },
        { value: 'rules', label: t`The rules of the house or the law have changed` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={t`Publish`}
      onDecide={(reason) => void submit({ id, revision, reason })}
      busy={isBusy}
      problem={problem}
      outcome={done ? t`Version ${version} is in force.` : undefined}
    >
      <DraftDiff article={article} />
    </DecisionDialog>
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
