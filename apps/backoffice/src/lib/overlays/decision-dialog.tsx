import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../fields/button.tsx';
import { type Option, SelectField, TextArea } from '../fields/field.tsx';
import { Dialog } from './dialog.tsx';
import { joinReason } from './join-reason.ts';

interface DecisionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, before it happens. */
  readonly consequence: ReactNode;
  /** The usual reasons; the words go on from there. */
  readonly reasons: readonly Option[];
  readonly decideLabel: string;
  /** Carries it out; the reason is what stands in the audit, and what it was made of. */
  readonly onDecide: (reason: string, parts: { chosen: string; words: string }) => void;
  readonly busy?: boolean;
  readonly problem?: string | undefined;
  /** What did happen, said instead of the form once it did. */
  readonly outcome?: ReactNode;
  readonly isDangerous?: boolean;
  /** Further fields of the decision, above the reason. */
  readonly children?: ReactNode;
}

/** A decision: says what it will do, asks why, and says afterwards what it did. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { t } = useLingui();
  const { open, onClose, title, consequence, reasons, decideLabel, outcome } = props;
  const form = useId();
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const [hasTried, setTried] = useState(false);
  const isDone = outcome !== undefined && outcome !== null;
  const reason = joinReason(reasons.find(({ value }) => value === chosen)?.label ?? '', words);
  const decide = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen !== '' && !props.busy) props.onDecide(reason, { chosen, words });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        isDone ? (
          <Button kind="primary" onClick={onClose}>{t`Done`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button
              type="submit"
              form={form}
              kind={props.isDangerous ? 'danger' : 'primary'}
              busy={props.busy ?? false}
            >
              {decideLabel}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <div role="status">{outcome}</div>
      ) : (
        <form id={form} onSubmit={decide} className="flex flex-col gap-3">
          <div className="rounded-control bg-sunken px-3 py-2">{consequence}</div>
          {props.children}
          <SelectField
            label={t`Reason`}
            options={reasons}
            placeholder={t`Choose a reason`}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            error={hasTried && chosen === '' ? t`Choose why: it stands in the audit` : undefined}
          />
          <TextArea
            label={t`In your words`}
            maxLength={500}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {props.problem && (
            <p role="alert" className="text-negative">
              {props.problem}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
}
