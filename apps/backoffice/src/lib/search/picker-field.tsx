import { useLingui } from '@lingui/react/macro';
import type { Found, FoundKind } from '@perya/contract/house/staff-calls/search';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextField } from '../fields/field.tsx';
import { soughtIn, withPicked } from './picked-text.ts';
import { useFound } from './use-found.ts';
import { usePlaceBeside } from './use-place-beside.ts';

interface PickerFieldProps {
  /** What is looked for; a search for players is written down, as everywhere. */
  readonly kind: FoundKind;
  /** Several codes, with commas between them. */
  readonly isMany?: boolean;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly maxLength?: number;
  readonly className?: string;
}

interface OptionProps {
  readonly id: string;
  readonly found: Found;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}

function Option({ id, found, isChosen, onPick }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      // Before the field loses the focus, and with it the list.
      onPointerDown={(event) => {
        event.preventDefault();
        onPick();
      }}
      className="menu-item"
    >
      <span className="truncate">{found.name}</span>
      <span className="truncate text-ink-muted">{found.about}</span>
      <span className="grow" />
      <code>{found.id}</code>
    </div>
  );
}

/** What is found of what is typed, and which of it the arrows have reached. */
function usePicking({ kind, isMany = false, value, set }: PickerFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const { rows } = useFound({ words: isOpen ? soughtIn(value, isMany) : '', kinds: [kind] });
  const shown = isOpen ? rows : [];
  const chosen = shown[Math.min(place, shown.length - 1)];
  const pick = (found: Found) => {
    set(withPicked(value, found.id, isMany));
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Whoever goes on with what they typed is shown no list afterwards.
    if (event.key === 'Enter') setOpen(false);
    if (chosen === undefined || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) pick(chosen);
    else setPlace((at) => (at + step + shown.length) % shown.length);
  };
  const type = (text: string) => {
    set(text);
    setPlace(0);
    setOpen(true);
  };
  return { shown, chosen, pick, press, type, close: () => setOpen(false) };
}

/** A code is typed as before, or picked by the name of what it means: arrows choose, Enter takes it. */
export function PickerField(props: PickerFieldProps) {
  const { kind: _kind, isMany: _isMany, set: _set, ...field } = props;
  const { t } = useLingui();
  const list = useId();
  const { shown, chosen, pick, press, type, close } = usePicking(props);
  const isShown = shown.length > 0;
  const frame = useRef<HTMLDivElement>(null);
  const place = usePlaceBeside(frame, isShown);
  return (
    <div ref={frame} className="min-w-0">
      <TextField
        {...field}
        role="combobox"
        autoComplete="off"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${list}-${chosen.id}`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      {isShown && (
        <div id={list} role="listbox" aria-label={t`Results`} style={place} className="menu fixed">
          {shown.map((found) => (
            <Option
              key={found.id}
              id={`${list}-${found.id}`}
              found={found}
              isChosen={found === chosen}
              onPick={() => pick(found)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
