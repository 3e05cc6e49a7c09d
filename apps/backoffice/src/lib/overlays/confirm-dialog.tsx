import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../fields/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  readonly problem?: string | undefined;
  readonly isDangerous?: boolean;
}

/** Asks once more before something happens that needs no reason. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui();
  const { open, onClose, title, children, confirmLabel, onConfirm, busy = false, problem } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button kind={props.isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {problem && (
        <p role="alert" className="text-negative">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
