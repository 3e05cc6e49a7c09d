import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { adoptPageNonce } from '@perya/ui/style-nonce';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useId } from 'react';
import { Money } from '../../lib/show/money.tsx';
import { showLayer, useShellState } from '../shell/shell-state.ts';
import type { Command } from './commands.ts';
import { usePalette } from './use-palette.ts';

const close = () => showLayer(null);

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onRun: () => void;
}

function Option({ id, command, isChosen, onChoose, onRun }: OptionProps) {
  const { label, drawing, about, amount, kind } = command;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onChoose}
      onClick={onRun}
      ref={(drawn) => {
        if (isChosen) drawn?.scrollIntoView({ block: 'nearest' });
      }}
      className="menu-item"
    >
      <Icon drawing={drawing} className="size-4 shrink-0 text-ink-muted" />
      <span className="truncate">{label}</span>
      {about !== undefined && <span className="truncate text-ink-muted">{about}</span>}
      <span className="grow" />
      {amount && <Money amount={amount} />}
      {kind !== undefined && <span className="shrink-0 text-[0.75rem] text-ink-muted">{kind}</span>}
    </div>
  );
}

/** Says what comes of the search, where that is not a row. */
function useOutcome({ isLooking, hasFailed, shown }: ReturnType<typeof usePalette>) {
  const { t } = useLingui();
  if (isLooking) return t`Searching …`;
  if (hasFailed) return t`The search did not answer. Try again.`;
  return shown.length === 0 ? t`Nothing is called so` : null;
}

/** A field that finds everything with an id or a name and everything one may do: arrows choose, Enter does. */
function PaletteField() {
  const { t } = useLingui();
  const list = useId();
  const palette = usePalette(close);
  const { typed, shown, place, write, run, choose, enter, pasted } = palette;
  const outcome = useOutcome(palette);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) enter();
    else choose((place + step + shown.length) % Math.max(1, shown.length));
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
        aria-activedescendant={shown.length > 0 ? `${list}-${place}` : undefined}
        placeholder={t`Player, phone, W28, D20, round, game, room or action`}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          write(event.target.value);
          if ((event.nativeEvent as InputEvent).inputType === 'insertFromPaste') pasted();
        }}
        onKeyDown={press}
        className="h-11 w-full border-line border-b bg-transparent px-4 text-[0.9375rem] outline-none placeholder:text-ink-muted"
      />
      <div
        id={list}
        role="listbox"
        aria-label={t`Results`}
        className="max-h-96 overflow-y-auto p-1.5"
      >
        {shown.map((command, at) => (
          <Option
            key={command.id}
            id={`${list}-${at}`}
            command={command}
            isChosen={at === place}
            onChoose={() => choose(at)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      <p role="status" className={outcome === null ? 'sr-only' : 'px-4 pb-3 text-ink-muted'}>
        {outcome}
      </p>
    </>
  );
}

/** Everything that can be found and done; `use-shell-keys` opens it. */
export function CommandPalette() {
  const { t } = useLingui();
  const isOpen = useShellState((state) => state.open === 'palette');
  adoptPageNonce();
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
