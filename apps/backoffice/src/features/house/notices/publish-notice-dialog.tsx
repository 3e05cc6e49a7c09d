import { useLingui } from '@lingui/react/macro';
import { noticeLength, publishNotice } from '@perya/contract/messages/staff-calls/notices';
import { useState } from 'react';
import { TextArea, TextField } from '../../../lib/fields/field.tsx';
import { readManilaTime } from '../../../lib/fields/manila-time.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface PublishNoticeDialogProps {
  readonly onClose: () => void;
}

const isLongEnough = (text: string) => text.trim().length >= noticeLength.min;

/** What every player is about to read, in both languages, and until when. */
export function PublishNoticeDialog({ onClose }: PublishNoticeDialogProps) {
  const { t } = useLingui();
  // One for this dialog: whoever presses twice publishes once.
  const [key] = useState(() => crypto.randomUUID());
  const [english, setEnglish] = useState('');
  const [tagalog, setTagalog] = useState('');
  const [typedFrom, setFrom] = useState('');
  const [typedUntil, setUntil] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(publishNotice, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const from = readManilaTime(typedFrom);
  const until = readManilaTime(typedUntil);
  const isInOrder = from !== null && until !== null && until > from;
  const publish = (reason: string) => {
    setTried(true);
    if (!isInOrder || !isLongEnough(english) || !isLongEnough(tagalog)) return;
    void submit({ key, text_en: english.trim(), text_tl: tagalog.trim(), from, until, reason });
  };
  const missing = (text: string) =>
    hasTried && !isLongEnough(text) ? t`Players read this: say it in words` : undefined;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Publish a notice of maintenance`}
      consequence={t`It opens at once in the app of every player who is logged in, in a game too, and for whoever comes until it ends.`}
      reasons={[
        { value: 'planned', label: t`Planned work` },
        { value: 'fault', label: t`A fault that is being mended` },
        { value: 'regulator', label: t`The regulator or the law asks for it` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={t`Publish now`}
      onDecide={publish}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? t`It is published: every open app shows it.` : undefined}
    >
      <TextArea
        label={t`In English`}
        required
        maxLength={noticeLength.max}
        value={english}
        onChange={(event) => setEnglish(event.target.value)}
        error={missing(english)}
      />
      <TextArea
        label={t`In Tagalog`}
        required
        maxLength={noticeLength.max}
        value={tagalog}
        onChange={(event) => setTagalog(event.target.value)}
        error={missing(tagalog)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="datetime-local"
          label={t`Begins, Manila time`}
          required
          value={typedFrom}
          onChange={(event) => setFrom(event.target.value)}
          error={hasTried && from === null ? t`Say when it begins` : undefined}
        />
        <TextField
          type="datetime-local"
          label={t`Ends, Manila time`}
          required
          value={typedUntil}
          onChange={(event) => setUntil(event.target.value)}
          error={hasTried && !isInOrder ? t`Say when it ends, after it begins` : undefined}
        />
      </div>
    </DecisionDialog>
  );
}
