import { useLingui } from '@lingui/react/macro';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button, focusAtOnce } from '../fields/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface FormDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  /** Where the keyboard begins, if not with the dialog itself. */
  readonly startsAt?: 'fields' | 'submit';
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Something was written that would be lost: whoever closes it is asked. */
  readonly isDirty?: boolean;
  /** What did happen, said instead of the form once it did. */
  readonly outcome?: ReactNode;
  readonly width?: 'regular' | 'wide';
  /** Beside the form: what others will see of it. */
  readonly preview?: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
}

/** Asks before what was written is lost, by whichever way one leaves. */
function useGuardedClose(isDirty: boolean, close: () => void): () => void {
  const mayLeave = useLeaveGuard(isDirty);
  return () => {
    if (mayLeave()) close();
  };
}

const focusFields = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** A form over the page: its fields, what went wrong beneath them, and the buttons that stay in sight. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, problem, outcome, width = 'regular' } = props;
  const { t } = useLingui();
  const id = useId();
  const isDone = outcome !== undefined && outcome !== null && outcome !== false;
  const onClose = useGuardedClose(props.isDirty === true && !isDone, props.onClose);
  const form = (
    <form
      id={id}
      ref={props.startsAt === 'fields' ? focusFields : undefined}
      noValidate
      onSubmit={props.onSubmit}
      className="flex min-w-0 grow flex-col gap-3"
    >
      {props.children}
      {problem && (
        <p role="alert" className="text-negative">
          {problem}
        </p>
      )}
    </form>
  );
  return (
    <Dialog
      open={props.open ?? true}
      onClose={onClose}
      title={title}
      width={width}
      footer={
        isDone ? (
          <Button kind="primary" onClick={onClose}>{t`Done`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button
              type="submit"
              form={id}
              ref={props.startsAt === 'submit' ? focusAtOnce : undefined}
              kind={props.isDangerous ? 'danger' : 'primary'}
              busy={busy}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      {isDone ? <div role="status">{outcome}</div> : null}
      {!isDone && props.preview === undefined && form}
      {!isDone && props.preview !== undefined && (
        <div className="flex flex-col gap-4 lg:flex-row">
          {form}
          {props.preview}
        </div>
      )}
    </Dialog>
  );
}
