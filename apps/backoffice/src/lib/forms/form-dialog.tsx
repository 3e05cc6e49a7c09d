import { useLingui } from '@lingui/react/macro';
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button, focusAtOnce } from '../fields/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useLeaveGuard, useMayLose } from './use-leave-guard.ts';

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
  /** Something was written that would be lost: whoever closes it or leaves the page is asked. */
  readonly isDirty?: boolean;
  /** The same for what leads to another page when it is sent: only whoever closes it is asked. */
  readonly isWritten?: boolean;
  /** What did happen, said instead of the form once it did. */
  readonly outcome?: ReactNode;
  /** Leads on from there to the next of its kind; it takes the focus. */
  readonly next?: ReactNode;
  readonly width?: 'regular' | 'wide';
  /** Beside the form: what others will see of it. */
  readonly preview?: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
}

/** Asks before what was written is lost, by whichever way one leaves. */
function useGuardedClose(
  { isDirty = false, isWritten = isDirty, onClose }: FormDialogProps,
  isDone: boolean,
): () => void {
  useLeaveGuard(isDirty && !isDone);
  const mayLose = useMayLose();
  return () => {
    if (isDone || !isWritten || mayLose()) onClose();
  };
}

/** What will happen stands above and stays in sight. */
const focusFields = (form: HTMLFormElement | null) =>
  form
    ?.querySelector<HTMLElement>(
      'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)',
    )
    ?.focus({ preventScroll: true });

/** From any field, and from a text of several lines too. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.defaultPrevented || event.key !== 'Enter') return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}

type ButtonsProps = Pick<
  FormDialogProps,
  'next' | 'startsAt' | 'isDangerous' | 'busy' | 'submitLabel' | 'onClose'
> & { readonly form: string; readonly isDone: boolean };

function Buttons({ form, isDone, next, onClose, ...props }: ButtonsProps) {
  const { t } = useLingui();
  if (isDone && next !== undefined) {
    return (
      <>
        <Button onClick={onClose}>{t`Done`}</Button>
        {next}
      </>
    );
  }
  if (isDone) {
    return (
      <Button ref={focusAtOnce} kind="primary" onClick={onClose}>
        {t`Done`}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={onClose}>{t`Cancel`}</Button>
      <Button
        type="submit"
        form={form}
        ref={props.startsAt === 'submit' ? focusAtOnce : undefined}
        kind={props.isDangerous ? 'danger' : 'primary'}
        busy={props.busy}
      >
        {props.submitLabel}
      </Button>
    </>
  );
}

/** A form over the page: its fields, what went wrong beneath them, and the buttons that stay in sight. */
export function FormDialog(props: FormDialogProps) {
  const { title, busy, problem, outcome, width = 'regular' } = props;
  const id = useId();
  const isDone = outcome !== undefined && outcome !== null && outcome !== false;
  const onClose = useGuardedClose(props, isDone);
  const form = (
    <form
      id={id}
      ref={props.startsAt === 'fields' ? focusFields : undefined}
      noValidate
      onSubmit={props.onSubmit}
      onKeyDown={busy ? undefined : sendByKey}
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
      footer={<Buttons {...props} form={id} isDone={isDone} onClose={onClose} />}
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
