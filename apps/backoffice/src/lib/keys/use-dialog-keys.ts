import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing.ts';

/** Keys of a dialog that is open, while those of the page rest. */
export function useDialogKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    keys[event.key]?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
