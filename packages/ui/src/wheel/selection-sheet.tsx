import { type KeyboardEvent, useState } from 'react';
import { fieldBoxClass } from '../fields/field-frame.tsx';
import { Icon } from '../icon.tsx';
import { searchIcon } from '../icons/action.ts';
import { filterOptions, type WheelOption } from './filter-options.ts';
import { PickerPanel, type PickerTexts } from './picker-panel.tsx';
import { useOnOpen } from './use-on-open.ts';
import { Wheel } from './wheel.tsx';
import { rowAfterKey } from './wheel-rows.ts';

export interface SearchTexts {
  readonly label: string;
  readonly nothingFound: string;
}

export interface SelectionSheetProps {
  readonly open: boolean;
  readonly texts: PickerTexts;
  readonly options: readonly WheelOption[];
  readonly value: string;
  readonly onCancel: () => void;
  readonly onConfirm: (value: string) => void;
  /** For a list that is too long to turn through. */
  readonly search?: SearchTexts | undefined;
  /** A row that is touched is the answer; one that was turned to waits for the button. */
  readonly answersAtOnce?: boolean | undefined;
}

/** One wheel in a sheet. */
export function SelectionSheet({
  open,
  texts,
  options,
  value,
  onCancel,
  onConfirm,
  search,
  answersAtOnce = false,
}: SelectionSheetProps) {
  const [picked, setPicked] = useState(value);
  const [query, setQuery] = useState('');
  useOnOpen(open, () => {
    setPicked(value);
    setQuery('');
  });
  const shown = filterOptions(options, query);
  // What stands under the band is what will be confirmed, also where nothing was chosen before.
  const chosen = shown.find((option) => option.value === picked) ?? shown[0];
  const confirm = () => {
    if (chosen !== undefined) onConfirm(chosen.value);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const row = chosen === undefined ? 0 : shown.indexOf(chosen);
    // Home and End belong to the text that is being typed.
    const isVertical = event.key.startsWith('Arrow') || event.key.startsWith('Page');
    const next = isVertical ? rowAfterKey(event.key, row, shown.length) : null;
    if (next !== null) setPicked(shown[next]?.value ?? picked);
    else if (event.key === 'Enter') confirm();
    else return;
    event.preventDefault();
  };
  return (
    <PickerPanel
      open={open}
      texts={texts}
      isConfirmable={chosen !== undefined}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      {search !== undefined && (
        <span className={`${fieldBoxClass} mb-3`}>
          <Icon drawing={searchIcon} className="ml-3.5 size-5 text-ink-muted" />
          <input
            type="search"
            aria-label={search.label}
            placeholder={search.label}
            value={query}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={moveByKey}
            className="min-h-11 w-full min-w-0 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-ink-muted"
          />
        </span>
      )}
      {chosen === undefined ? (
        <p role="status" className="flex h-[240px] items-center justify-center text-ink-muted">
          {search?.nothingFound}
        </p>
      ) : (
        <Wheel
          label={texts.title}
          options={shown}
          value={chosen.value}
          onChange={setPicked}
          onEnter={confirm}
          onTouch={answersAtOnce ? onConfirm : undefined}
        />
      )}
    </PickerPanel>
  );
}
