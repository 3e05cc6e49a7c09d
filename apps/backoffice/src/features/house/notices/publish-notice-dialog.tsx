import { useLingui } from '@lingui/react/macro';
import { noticeLength, publishNotice } from '@perya/contract/messages/staff-calls/notices';
import { useState } from 'react';
import { TextArea, TextField } from '../../../lib/fields/field.tsx';
import { readManilaTime } from '../../../lib/fields/manila-time.ts';
import { joinReason, useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface PublishNoticeDialogProps {
  readonly onClose: () => void;
}

/** What every player is about to read, in both languages, and until when. */
export function PublishNoticeDialog({ onClose }: PublishNoticeDialogProps) {
  const { t } = useLingui();
  // One for this dialog: whoever presses twice publishes once.
  const [key] = useState(() => crypto.randomUUID());
  const [isDone, setDone] = useState(false);
  const reasons = [
    { value: 'planned', label: t`Planned work` },
    { value: 'fault', label: t`A fault that is being mended` },
    { value: 'regulator', label: t`The regulator or the law asks for it` },
    { value: 'other', label: t`Another reason` },
  ];
  const inWords = t`Players read this: say it in words`;
  const form = useDecisionForm(publishNotice, {
    typed: { text_en: '', text_tl: '', from: '', until: '' },
    input: (typed) => ({
      ...typed,
      key,
      from: readManilaTime(typed.from),
      until: readManilaTime(typed.until),
      reason: joinReason(reasons, typed),
    }),
    // Times of one zone and one form stand in the order of their texts.
    refuses: ({ from, until }) => [until <= from && 'until'],
    words: {
      text_en: inWords,
      text_tl: inWords,
      from: t`Say when it begins`,
      until: t`Say when it ends, after it begins`,
    },
    refusals: { NOTICE_OVER: 'until' },
  });
  const { submit, isBusy, problem } = useSubmit(publishNotice, {
    form,
    onDone: () => setDone(true),
  });
  const { field } = form;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={t`Publish a notice of maintenance`}
      consequence={t`It opens at once in the app of every player who is logged in, in a game too, and for whoever comes until it ends.`}
      reasons={reasons}
      decideLabel={t`Publish now`}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? t`It is published: every open app shows it.` : undefined}
    >
      <TextArea label={t`In English`} maxLength={noticeLength.max} {...field('text_en')} />
      <TextArea label={t`In Tagalog`} maxLength={noticeLength.max} {...field('text_tl')} />
      <div className="grid grid-cols-2 gap-3">
        <TextField type="datetime-local" label={t`Begins, Manila time`} {...field('from')} />
        <TextField type="datetime-local" label={t`Ends, Manila time`} {...field('until')} />
      </div>
    </DecisionFormDialog>
  );
}
