import { describe, expect, it } from 'vitest';
import { toast, toastStore } from './toast.ts';
import { addToast, removeToast, type ToastItem } from './toast-queue.ts';

const said = (id: number, text: string): ToastItem => ({ id, kind: 'info', text });

describe('the toasts that stand', () => {
  it('are at most three: the oldest gives way', () => {
    const four = ['a', 'b', 'c', 'd'].reduce<readonly ToastItem[]>(
      (items, text, id) => addToast(items, said(id, text)),
      [],
    );
    expect(four.map((item) => item.text)).toEqual(['b', 'c', 'd']);
  });

  it('never say the same twice at once', () => {
    const items = addToast(addToast([], said(1, 'a')), said(2, 'a'));
    expect(items).toEqual([said(2, 'a')]);
  });

  it('go one by one', () => {
    expect(removeToast([said(1, 'a'), said(2, 'b')], 1)).toEqual([said(2, 'b')]);
  });

  it('wait for the toaster and tell it of each change', () => {
    const id = toast.error('before anyone listens');
    const changes: number[] = [];
    const stop = toastStore.subscribe(() => changes.push(toastStore.read().length));
    toast.success('while someone listens');
    toast.dismiss(id);
    stop();
    toast.info('after');
    expect(changes).toEqual([2, 1]);
    expect(toastStore.read().map((item) => item.kind)).toEqual(['success', 'info']);
  });
});
