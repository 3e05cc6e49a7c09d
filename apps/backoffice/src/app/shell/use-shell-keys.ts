import { useLayoutEffect } from 'react';
import { isDialogOpen } from '../../lib/keys/is-typing.ts';
import { usePageKeys } from '../../lib/keys/use-page-keys.ts';
import { showLayer, useShellState } from './shell-state.ts';

/** The palette by ⌘K or Ctrl+K from anywhere, also while one types, and by `/` where one does not; all keys by `?`. */
export function useShellKeys(): void {
  usePageKeys({
    '/': (event) => {
      event.preventDefault();
      showLayer('palette');
    },
    '?': () => showLayer('keys'),
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      if (useShellState.getState().open === 'palette') showLayer(null);
      else if (!isDialogOpen()) showLayer('palette');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
