import { Icon } from '@perya/ui/icon';
import { searchIcon } from '@perya/ui/icons/action';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../fields/field.tsx';

/** One waits for the end of a word before the list is asked. */
const settleMs = 300;

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

export function TextFilter({ label, value, set }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed elsewhere: by a saved view, a link or 'Clear'.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const settle = useEffectEvent(() => {
    if (typed.trim() !== value) set(typed.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the wait anew.
  useEffect(() => {
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative">
      <Icon
        drawing={searchIcon}
        className="pointer-events-none absolute top-2 left-2 size-4 text-ink-muted"
      />
      <TextField
        label={label}
        labelHidden
        type="search"
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        className="w-64 pl-7.5"
      />
    </div>
  );
}
