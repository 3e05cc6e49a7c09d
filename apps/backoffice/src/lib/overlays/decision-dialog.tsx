import { useLingui } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { type Option, SelectField, TextArea } from '../fields/field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { joinReason } from '../forms/use-decision-form.ts';

interface DecisionTexts {
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, before it happens. */
  readonly consequence: ReactNode;
  /** The usual reasons; the words go on from there. */
  readonly reasons: readonly Option[];
  readonly decideLabel: string;
  readonly busy?: boolean;
  readonly problem?: string | undefined;
  /** What did happen, said instead of the form once it did. */
  readonly outcome?: ReactNode;
  /** Leads on from there to the next of its kind. */
  readonly next?: ReactNode;
  readonly isDangerous?: boolean;
  readonly width?: 'regular' | 'wide';
}

interface DecisionDialogProps extends DecisionTexts {
  /** Carries it out; the reason is what stands in the audit, and what it was made of. */
  readonly onDecide: (reason: string, parts: { chosen: string; words: string }) => void;
  /** What is shown above the reason. */
  readonly children?: ReactNode;
}

type Registered = UseFormRegisterReturn & { readonly error: string | undefined };

interface DecisionFormDialogProps extends DecisionTexts {
  /** Of `useDecisionForm`: it holds the reason too. */
  readonly form: {
    readonly field: (name: 'reason' | 'words') => Registered;
    /** Something was written that would be lost: whoever closes it is asked. */
    readonly isWritten: boolean;
  };
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** The fields of the decision, above the reason. */
  readonly children?: ReactNode;
}

/** A decision: says what it will do, asks why, and says afterwards what it did. */
export function DecisionDialog({ onDecide, ...props }: DecisionDialogProps) {
  const { t } = useLingui();
  const { register, handleSubmit, formState, watch } = useForm({
    defaultValues: { reason: '', words: '' },
  });
  const decide = handleSubmit((given) => {
    const parts = { chosen: given.reason, words: given.words };
    if (!props.busy) onDecide(joinReason(props.reasons, given), parts);
  });
  const rules = { reason: { required: t`Choose why: it stands in the audit` }, words: {} };
  const field = (name: 'reason' | 'words') => ({
    ...register(name, rules[name]),
    error: formState.errors[name]?.message,
  });
  const isWritten = watch('words').trim() !== '';
  return <DecisionFormDialog {...props} form={{ field, isWritten }} onSubmit={decide} />;
}

/** A decision with fields of its own: the call judges all of it, and each field says what is wrong with it. */
export function DecisionFormDialog(props: DecisionFormDialogProps) {
  const { form, consequence, reasons, decideLabel, children, busy = false, problem } = props;
  const { t } = useLingui();
  return (
    <FormDialog
      open={props.open ?? true}
      title={props.title}
      onClose={props.onClose}
      onSubmit={props.onSubmit}
      submitLabel={decideLabel}
      isDangerous={props.isDangerous ?? false}
      width={props.width ?? 'regular'}
      busy={busy}
      problem={problem}
      outcome={props.outcome}
      next={props.next}
      startsAt="fields"
      isWritten={form.isWritten}
    >
      <div className="rounded-control bg-sunken px-3 py-2">{consequence}</div>
      {children}
      <SelectField
        label={t`Reason`}
        options={reasons}
        placeholder={t`Choose a reason`}
        {...form.field('reason')}
      />
      <TextArea label={t`In your words`} maxLength={500} {...form.field('words')} />
    </FormDialog>
  );
}
