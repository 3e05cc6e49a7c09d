import { sheetDismissal } from './dismissal.ts';
import { OverlayPanel, type OverlayPanelProps } from './overlay-panel.tsx';

export type SheetProps = OverlayPanelProps;

/** Slides up from the bottom edge; from 768 px it stands in the middle as a dialog. [A-071 M-033] */
export function Sheet(props: SheetProps) {
  return <OverlayPanel {...props} stand="sheet" dismissal={sheetDismissal} />;
}
