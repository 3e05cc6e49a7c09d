import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { openModal } from '../../lib/modals/open-modal.ts';

interface Question {
  readonly title: string;
  readonly onConfirm: () => void;
}

export function askToEndSessions({ title, onConfirm }: Question): void {
  openModal({
    title,
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content: (close) => (
      <EndSessions
        onCancel={close}
        onConfirm={() => {
          close();
          onConfirm();
        }}
      />
    ),
  });
}

interface EndSessionsProps {
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

function EndSessions({ onCancel, onConfirm }: EndSessionsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{t`Every other device has to log in again. You stay logged in here.`}</p>
      <div className="flex gap-3">
        <Button kind="secondary" className="flex-1" onClick={onCancel}>{t`Cancel`}</Button>
        <Button kind="danger" className="flex-1" onClick={onConfirm}>{t`Log out`}</Button>
      </div>
    </div>
  );
}
