import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen, isTyping } from './is-typing.ts';

/** Keys of the page, by what they do. They rest while one types, holds a modifier or has a dialog open. */
export function usePageKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const act = keys[event.key];
    if (act === undefined || isTyping(event.target) || isDialogOpen()) return;
    act(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
