import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { OverlayPanel } from '../overlays/overlay-panel.tsx';

export interface PickerTexts {
  readonly title: string;
  readonly description?: string | undefined;
  readonly cancel: string;
  readonly confirm: string;
}

interface PickerPanelProps {
  readonly open: boolean;
  readonly texts: PickerTexts;
  readonly isConfirmable?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A sheet whose choice counts only once it is confirmed. Nothing waits behind it, so Escape closes it too. */
export function PickerPanel({
  open,
  texts,
  isConfirmable = true,
  onCancel,
  onConfirm,
  children,
}: PickerPanelProps) {
  return (
    <OverlayPanel
      open={open}
      onClose={onCancel}
      title={texts.title}
      description={texts.description}
      stand="sheet"
      dismissal={{ closeOnMask: true, closeOnEscape: true }}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button kind="secondary" size="large" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button size="large" disabled={!isConfirmable} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </div>
      }
    >
      {children}
    </OverlayPanel>
  );
}
