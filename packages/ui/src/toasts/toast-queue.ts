export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** More than three at once nobody reads. */
const toastsShownMax = 3;

/** The newest is last; the oldest is dropped, and a text that is already shown restarts its time. */
export function addToast(items: readonly ToastItem[], added: ToastItem): readonly ToastItem[] {
  const others = items.filter((item) => item.kind !== added.kind || item.text !== added.text);
  return [...others, added].slice(-toastsShownMax);
}

export function removeToast(items: readonly ToastItem[], id: number): readonly ToastItem[] {
  return items.filter((item) => item.id !== id);
}
