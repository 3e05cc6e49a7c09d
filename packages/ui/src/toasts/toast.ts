import { addToast, removeToast, type ToastItem, type ToastKind } from './toast-queue.ts';

let items: readonly ToastItem[] = [];
let lastId = 0;
/** How often the queue has become empty. */
let timesCleared = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastItem[]): void {
  if (items.length > 0 && next.length === 0) timesCleared += 1;
  items = next;
  for (const listener of listeners) listener();
}

function show(kind: ToastKind, text: string): number {
  lastId += 1;
  change(addToast(items, { id: lastId, kind, text }));
  return lastId;
}

/** Shows a toast; may be called from anywhere, also before the toaster is mounted. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  warning: (text: string) => show('warning', text),
  info: (text: string) => show('info', text),
  dismiss: (id: number) => change(removeToast(items, id)),
};

/** For the toaster, and for what loads it with the first toast. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => items,
  timesCleared: () => timesCleared,
};
