import { useEffectEvent, useLayoutEffect } from 'react';
import { isDialogOpen, isTyping } from './is-typing.ts';

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Keys of the page, by what they do. They rest while one types, holds a modifier or has a dialog open, unless they are the dialog's own. */
export function usePageKeys(keys: Keys, { inDialog = false } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const act = keys[event.key];
    if (act === undefined || isTyping(event.target) || (!inDialog && isDialogOpen())) return;
    act(event);
  });
  // Before the page is painted: whoever sees it may press.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
