import { useLingui } from '@lingui/react/macro';
import { lengths } from '@perya/contract/constants';
import { fieldBoxClass } from '@perya/ui/fields/field-frame';
import { Icon } from '@perya/ui/icon';
import { IconButton } from '@perya/ui/icon-button';
import { searchIcon } from '@perya/ui/icons/action';
import { closeIcon } from '@perya/ui/icons/frame';
import { useEffect, useRef, useState } from 'react';
import { debounceSearch } from './debounce-search.ts';

interface SearchBoxProps {
  readonly onSearch: (keyword: string | null) => void;
  /** On a page whose purpose it is. */
  readonly takesFocus?: boolean;
}

/** [G-026 G-174 G-175 G-176 G-177] */
export function SearchBox({ onSearch, takesFocus = false }: SearchBoxProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const send = useRef(onSearch);
  const [timer] = useState(() => debounceSearch((keyword) => send.current(keyword)));
  useEffect(() => {
    send.current = onSearch;
  }, [onSearch]);
  useEffect(() => timer.stop, [timer]);
  useEffect(() => {
    if (!takesFocus) return;
    // After the page's own focus, which goes to its heading.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  const type = (text: string) => {
    setTyped(text);
    timer.type(text);
  };
  return (
    <search className={fieldBoxClass}>
      <Icon drawing={searchIcon} className="ml-3.5 size-5 text-ink-muted" />
      <input
        ref={box}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={lengths.searchMax}
        aria-label={t`Search games`}
        placeholder={t`Search games`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        className="min-h-11 w-full min-w-0 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-ink-muted"
      />
      {typed !== '' && (
        <IconButton
          drawing={closeIcon}
          label={t`Clear the search`}
          onClick={() => {
            type('');
            box.current?.focus();
          }}
          className="text-ink-muted [&>svg]:size-5"
        />
      )}
    </search>
  );
}
