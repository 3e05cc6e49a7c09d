import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { openModal } from '../../lib/modals/open-modal.ts';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

export function askToEndSessions({ title, text, confirmLabel, onConfirm }: Question): void {
  openModal({
    title,
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content: (close) => (
      <EndSessions
        text={text}
        confirmLabel={confirmLabel}
        onCancel={close}
        onConfirm={() => {
          close();
          onConfirm();
        }}
      />
    ),
  });
}

interface EndSessionsProps extends Pick<Question, 'text' | 'confirmLabel'> {
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

function EndSessions({ text, confirmLabel, onCancel, onConfirm }: EndSessionsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{text}</p>
      <div className="flex gap-3">
        <Button kind="secondary" className="flex-1" onClick={onCancel}>{t`Cancel`}</Button>
        <Button kind="danger" className="flex-1" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
