import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { type Option, SelectField, TextArea } from '../fields/field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';

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
  const { open, onClose, title, reasons, decideLabel, busy = false, problem, outcome } = props;
  const { t } = useLingui();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { chosen: '', words: '' },
  });
  const decide = handleSubmit((given) => {
    const label = reasons.find(({ value }) => value === given.chosen)?.label ?? '';
    if (!busy) props.onDecide(joinReason(label, given.words), given);
  });
  return (
    <FormDialog
      open={open}
      title={title}
      onClose={onClose}
      onSubmit={decide}
      submitLabel={decideLabel}
      isDangerous={props.isDangerous ?? false}
      busy={busy}
      problem={problem}
      outcome={outcome}
    >
      <div className="rounded-control bg-sunken px-3 py-2">{props.consequence}</div>
      {props.children}
      <SelectField
        label={t`Reason`}
        options={reasons}
        placeholder={t`Choose a reason`}
        {...register('chosen', { required: t`Choose why: it stands in the audit` })}
        error={formState.errors.chosen?.message}
      />
      <TextArea label={t`In your words`} maxLength={500} {...register('words')} />
    </FormDialog>
  );
}

/** The reason as it stands in the audit: the one chosen, then what was written to it. */
function joinReason(chosen: string, words: string): string {
  return [chosen, words.trim()].filter((part) => part !== '').join(': ');
}
