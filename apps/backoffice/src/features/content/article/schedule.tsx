import { useLingui } from '@lingui/react/macro';
import {
  type Article,
  scheduleArticle,
  unscheduleArticle,
} from '@perya/contract/content/staff-calls/articles';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { TextField } from '../../../lib/fields/field.tsx';
import { readManilaTime, writeManilaTime } from '../../../lib/fields/manila-time.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { useManilaTime } from '../../../lib/show/moment.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { DraftDiff } from './draft-diff.tsx';

interface ScheduleDialogProps {
  readonly article: Article;
  readonly onDone: (article: Article) => void;
  readonly onClose: () => void;
}

const daySeconds = 86_400;
const tomorrow = () =>
  `${writeManilaTime(Math.floor(Date.now() / 1000) + daySeconds).slice(0, 10)}T08:00`;

/** Lets the draft be published by itself. */
export function ScheduleDialog({ article, onDone, onClose }: ScheduleDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(tomorrow);
  const [isWrong, setWrong] = useState(false);
  const { submit, isBusy, problem } = useSubmit(scheduleArticle, {
    problemIn: 'form',
    onDone: (answer) => {
      onDone(answer);
      onClose();
    },
  });
  const { id, revision } = article;
  const decide = (reason: string) => {
    const at = readManilaTime(typed);
    setWrong(at === null);
    if (at !== null) void submit({ id, revision, at, reason });
  };
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Publish the draft at a moment`}
      consequence={t`Players read it from that moment on, as it stands now. If somebody changes the draft before, it is not published.`}
      reasons={[
        { value: 'planned', label: t`As planned` },
        { value: 'rules', label: t`The rules of the house or the law have changed` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={t`Publish at this moment`}
      onDecide={decide}
      busy={isBusy}
      problem={problem}
    >
      <TextField
        type="datetime-local"
        label={t`Manila time`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong ? t`Say when` : undefined}
      />
      <DraftDiff article={article} />
    </DecisionDialog>
  );
}

/** That the draft will be published by itself, and the way to take that back. */
export function ScheduledNotice({ article, onDone }: Omit<ScheduleDialogProps, 'onClose'>) {
  const { t } = useLingui();
  const may = useMay();
  const momentOf = useManilaTime();
  const actor = useActor();
  const { submit, isBusy } = useSubmit(unscheduleArticle, { onDone });
  const { id, scheduled } = article;
  if (scheduled === null) return null;
  const at = momentOf(scheduled.at);
  const by = actor(scheduled.by);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-control bg-accent-soft px-3 py-2"
    >
      <span className="grow">{t`The draft is published by itself on ${at}; decided by ${by}.`}</span>
      {may('content.publish') && (
        <Button busy={isBusy} onClick={() => void submit({ id })}>{t`Take that back`}</Button>
      )}
    </div>
  );
}
