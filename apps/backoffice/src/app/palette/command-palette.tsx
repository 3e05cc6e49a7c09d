import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { adoptPageNonce } from '@perya/ui/style-nonce';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { isDialogOpen } from '../../lib/keys/is-typing.ts';
import { matchCommands } from './commands.ts';
import { useShellState } from './shell-state.ts';
import { useCommands } from './use-commands.ts';

function close(): void {
  useShellState.setState({ open: null });
}

/** A field that finds commands: arrows choose, Enter does. */
function PaletteField() {
  const { t } = useLingui();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { commands, search } = useCommands();
  const found = [
    ...matchCommands(commands, typed),
    ...[search(typed)].filter((each) => each !== null),
  ];
  const run = (place: number) => {
    const command = found[place];
    if (command === undefined) return;
    close();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((chosen + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(chosen);
    }
  };
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it.
        autoFocus
        role="combobox"
        aria-label={t`Go anywhere, do anything`}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${chosen}` : undefined}
        placeholder={t`Room, player or action`}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={press}
        className="h-11 w-full border-line border-b bg-transparent px-4 text-[0.9375rem] outline-none placeholder:text-ink-muted"
      />
      <div
        id={list}
        role="listbox"
        aria-label={t`Results`}
        className="max-h-80 overflow-y-auto p-1.5"
      >
        {found.map(({ id, label, drawing }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
          <div
            key={id}
            id={`${list}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === chosen}
            onPointerMove={() => setChosen(place)}
            onClick={() => run(place)}
            className="menu-item"
          >
            <Icon drawing={drawing} className="size-4 text-ink-muted" />
            {label}
          </div>
        ))}
        {found.length === 0 && (
          <p className="px-2 py-2 text-ink-muted">{t`Nothing is called so`}</p>
        )}
      </div>
    </>
  );
}

/** ⌘K or Ctrl+K, from anywhere: also while one types. */
export function CommandPalette() {
  const { t } = useLingui();
  const isOpen = useShellState(({ open }) => open === 'palette');
  adoptPageNonce();
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      const { open } = useShellState.getState();
      if (open === 'palette') close();
      else if (!isDialogOpen()) useShellState.setState({ open: 'palette' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-mask" />
        <Dialog.Content aria-describedby={undefined} data-modal className="dialog-panel palette">
          <Dialog.Title className="sr-only">{t`Go anywhere, do anything`}</Dialog.Title>
          <PaletteField />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
