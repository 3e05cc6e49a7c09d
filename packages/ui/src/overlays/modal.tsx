import { OverlayPanel, type OverlayPanelProps } from './overlay-panel.tsx';

export interface ModalProps extends OverlayPanelProps {
  /** `bottom` slides up from the lower edge, `center` fades in the middle. */
  readonly presentation: 'bottom' | 'center';
  readonly closeOnMask: boolean;
  readonly closeOnEscape: boolean;
}

export function Modal({ presentation, closeOnMask, closeOnEscape, ...panel }: ModalProps) {
  return (
    <OverlayPanel {...panel} stand={presentation} dismissal={{ closeOnMask, closeOnEscape }} />
  );
}
