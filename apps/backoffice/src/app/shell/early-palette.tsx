import { useLingui } from '@lingui/react/macro';
import { showLayer, useShellState } from './shell-state.ts';

/** The field of the palette while its code is on the way: whoever is quicker loses no letter. */
export function EarlyPalette() {
  const { t } = useLingui();
  const { words, isEntered } = useShellState(({ early }) => early);
  const label = t`Go anywhere, do anything`;
  return (
    <>
      <div className="dialog-mask" />
      <div role="dialog" aria-label={label} data-modal className="dialog-panel palette">
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it.
          autoFocus
          aria-label={label}
          aria-busy="true"
          maxLength={100}
          value={words}
          onChange={({ target }) =>
            useShellState.setState({ early: { words: target.value, isEntered } })
          }
          onKeyDown={({ key }) => {
            if (key === 'Enter') useShellState.setState({ early: { words, isEntered: true } });
            if (key === 'Escape') showLayer(null);
          }}
          className="h-11 w-full bg-transparent px-4 text-[0.9375rem] outline-none"
        />
      </div>
    </>
  );
}
